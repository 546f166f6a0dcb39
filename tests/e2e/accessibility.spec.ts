import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { accountScreens } from '../../scripts/screenshots/account-screens'
import { builderScreens } from '../../scripts/screenshots/builder-screens'
import { layOutWhole } from '../../scripts/screenshots/lay-out-whole'
import { officeScreens } from '../../scripts/screenshots/office-screens'
import { roles } from '../../scripts/screenshots/screen'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
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
  }) => {
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
        expect(await faultsOf(page), `${screen.name} at ${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 640 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, 'nothing runs over the edge at 320 px').toBeLessThanOrEqual(320)
    } finally {
      await office.dispose()
    }
  })
}

async function faultsOf(page: Page) {
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
