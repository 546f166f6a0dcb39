import { expect, test } from './support/test'

const showerPage = '/products/shower-glass'

test('the thickness of a shelf that was chosen on its page is the builder’s', async ({ page }) => {
  await page.goto('/products/shelves')
  await page.locator('.rail').getByRole('combobox').selectOption({ label: '1/2 in' })
  const price = page.locator('.rail-price')
  await expect(price).toContainText('1/2″')
  const figure = /\$[\d,.]+/.exec((await price.textContent()) ?? '')?.[0] ?? 'no price'
  await page.locator('.rail-action').click()
  await expect(page.getByRole('radio', { name: '1/2 inch' })).toBeChecked()
  await expect(page.locator('.drawn').getByText(figure, { exact: true })).toBeVisible()
})

/** What was chosen on a page, and the heading that the builder opens with. */
const carried: { path: string; glass?: string; shape?: string; opens: RegExp; shows: RegExp }[] = [
  { path: '/products/windows', opens: /^How big is the pane/, shows: /^1\sin$/ },
  {
    path: '/products/windows',
    glass: 'One pane',
    opens: /^How big is the pane/,
    shows: /^1\/4\sin$/,
  },
  {
    path: '/products/windows',
    glass: 'Two panes with Low-E',
    opens: /^How big is the pane/,
    shows: /^1\sin$/,
  },
  { path: '/products/glass-replacement', opens: /^How big is the pane/, shows: /^1\sin$/ },
  {
    path: '/products/glass-replacement',
    glass: 'One pane',
    opens: /^How big is the pane/,
    shows: /^1\/4\sin$/,
  },
  { path: '/products/doors', opens: /^How big is the pane/, shows: /^1\sin$/ },
  {
    path: '/products/mirrors',
    shape: 'Rectangle',
    opens: /^Mirrors and tabletops/,
    shows: /Silver mirror/,
  },
  { path: '/products/glass-wall', opens: /^Other new installation/, shows: /Clear tempered/ },
  { path: showerPage, opens: /^How thick is the glass/, shows: /3\/8/ },
]

for (const { path, glass, shape, opens, shows } of carried) {
  const chosen = glass ?? shape
  for (const isTyped of [false, true]) {
    const size = isTyped ? 'a typed size' : 'the usual size'
    test(`${path} sends ${chosen ? `“${chosen}” and ` : ''}${size} along: the builder comes to the same price`, async ({
      page,
    }) => {
      await page.goto(path)
      const rail = page.getByRole('form', { name: 'Price this opening' })
      if (shape) await rail.getByRole('radio', { name: shape }).check()
      const price = rail.locator('.money')
      if (glass) {
        const usual = (await price.textContent()) ?? 'no price'
        const take = page.getByRole('main').getByRole('button', { name: new RegExp(`: ${glass}$`) })
        await take.click()
        await expect(take).toHaveAttribute('aria-pressed', 'true')
        await expect(price).not.toHaveText(usual)
      }
      if (isTyped) {
        await rail.locator('[name=width]').focus()
        await page.waitForLoadState('networkidle')
        const before = (await price.textContent()) ?? 'no price'
        await rail.locator('[name=width]').fill('31 1/2"')
        await expect(price).not.toHaveText(before)
      }
      await expect(price).toHaveText(/^\$[\d,]+\.\d\d$/)
      const figure = (await price.textContent()) ?? 'no price'
      await rail.getByRole('button', { name: 'Continue this quote' }).click()
      await expect(page.getByRole('heading', { name: opens }).first()).toBeVisible()
      const drawn = page.locator('.drawn')
      await expect(drawn.getByText(figure, { exact: true })).toBeVisible()
      await expect(drawn.getByText(shows).first()).toBeVisible()
    })
  }
}
