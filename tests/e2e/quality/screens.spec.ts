import { accountScreens } from '../../../scripts/screenshots/account-screens'
import { builderScreens } from '../../../scripts/screenshots/builder-screens'
import { layOutWhole } from '../../../scripts/screenshots/lay-out-whole'
import { officeScreens } from '../../../scripts/screenshots/office-screens'
import { roles } from '../../../scripts/screenshots/screen'
import { violations } from '../support/accessibility'
import { expect, test } from '../support/test'

const widths = [1440, 360]

// The admin's own screens are Payload's, the hosted page stands in for Stripe's.
const ours = [...builderScreens, ...accountScreens, ...officeScreens].filter(
  ({ name }) => !name.startsWith('admin-') && !name.startsWith('hosted-'),
)

test.use({ reducedMotion: 'reduce' })

for (const screen of ours) {
  test(`${screen.name} can be used by everybody, wide and narrow`, async ({
    page,
    playwright,
    baseURL,
    allowErrors,
  }) => {
    // some of the screens show a refusal
    allowErrors(/status of 4\d\d .*\/api\//)
    const headers = { origin: baseURL ?? '' }
    if (screen.as) {
      const data = roles[screen.as]
      expect((await page.request.post('/api/users/login', { data, headers })).ok()).toBe(true)
    }
    const office = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers })
    try {
      await screen.open(page, office)
      await layOutWhole(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.waitForLoadState('networkidle')
        expect(await violations(page), `${screen.name} at ${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 640 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, 'nothing runs over the edge at 320 px').toBeLessThanOrEqual(320)
    } finally {
      await office.dispose()
    }
  })
}
