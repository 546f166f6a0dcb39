import type { Page } from '@playwright/test'
import { openShowerDoor } from './support/builder'
import { expect, test } from './support/test'

const metals = [
  { key: 'brass', name: 'Satin brass hardware' },
  { key: 'black', name: 'Matte black hardware' },
  { key: 'nickel', name: 'Brushed nickel hardware' },
  { key: 'chrome', name: 'Polished chrome hardware' },
] as const

for (const { key, name } of metals) {
  test(`${key} that is chosen shows on the drawing of builder, estimate and shared link`, async ({
    page,
    browser,
  }) => {
    await openShowerDoor(page, '28', '76')
    await page.getByRole('button', { name: 'Hardware and options' }).click()
    await page.getByRole('radio', { name }).check({ force: true })
    // what is looked at shows as well: the pointer leaves the choices
    await page.getByRole('heading', { level: 1 }).hover()
    await expectHardwareIn(page, key)

    await page.getByRole('button', { name: 'Calculate Quote' }).click()
    await expect(page.getByRole('heading', { name: 'Estimate' })).toBeVisible()
    await expectHardwareIn(page, key)

    await page.getByRole('button', { name: 'Copy a link' }).click()
    const link = await page.getByLabel('The link to this estimate').inputValue()
    const elsewhere = await browser.newContext()
    const stranger = await elsewhere.newPage()
    await stranger.goto(link)
    await expectHardwareIn(stranger, key)
    await elsewhere.close()
  })
}

/** The hinges of the drawing that is seen are filled with the shade of the metal. */
async function expectHardwareIn(page: Page, metal: string): Promise<void> {
  const hinge = page.locator('svg[role="img"] [data-metal] rect').filter({ visible: true }).first()
  await expect
    .poll(() =>
      hinge.evaluate((part) => {
        const swatch = document.createElement('i')
        const named = part.closest('[data-metal]')?.getAttribute('data-metal')
        swatch.style.color = `var(--color-metal-${named}-dark)`
        document.body.append(swatch)
        const shade = getComputedStyle(swatch).color
        swatch.remove()
        return [named, getComputedStyle(part).fill === shade]
      }),
    )
    .toEqual([metal, true])
}
