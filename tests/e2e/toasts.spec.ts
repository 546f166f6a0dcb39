import { priceShower } from './support/builder'
import { customer, fillInLogin, signIn } from './support/people'
import { expect, test } from './support/test'

/** A toast stays as long as nobody looks at its page. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true })),
)

test('a toast on a phone covers neither the heading nor the sentence it repeats', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401.*\/api\/users\/login/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/login')
  await fillInLogin(page, { email: 'nobody@example.com', password: 'wrong password' })
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toast).toContainText('Login Error')
  const main = page.getByRole('main')
  for (const words of [
    main.getByRole('heading', { name: 'Login' }),
    main.getByText('The email or password provided is incorrect.'),
  ]) {
    await expect(words).toBeVisible()
    const top = (await words.boundingBox())?.y ?? 0
    await expect(async () => {
      const box = await toast.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
    }).toPass()
  }
})

test('a toast on a phone leaves the open menu’s button and its first entries free', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401.*\/api\/users\/login/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/login')
  await fillInLogin(page, { email: 'nobody@example.com', password: 'wrong password' })
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toast).toContainText('Login Error')
  // the toast lies on the button, which keys reach all the same
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  const free = [
    page.getByRole('button', { name: 'Close menu' }),
    page.getByRole('banner').getByRole('link', { name: 'About' }).filter({ visible: true }),
  ]
  await expect(async () => {
    const lies = await toast.boundingBox()
    expect((lies?.y ?? 0) + (lies?.height ?? 0)).toBeLessThanOrEqual(740)
    for (const part of free) {
      const box = await part.boundingBox()
      expect(box).not.toBeNull()
      expect(overlap(lies, box)).toBe(false)
    }
  }).toPass()
})

test('an error of a form goes once the form is sent again', async ({ page, allowErrors }) => {
  allowErrors(/401.*\/api\/users\/login/)
  await page.goto('/login')
  await fillInLogin(page, { email: 'nobody@example.com', password: 'wrong password' })
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toast).toContainText('Login Error')
  // whatever is answered next, the old one is not said over it
  await page.route('**/api/users/login', () => undefined)
  await fillInLogin(page, customer)
  await expect(toast).toHaveCount(0)
})

test('whoever goes back after signing out finds nothing of the account', async ({ page }) => {
  await signIn(page, customer)
  await expect(page.getByRole('main').getByText(customer.email).first()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByText(customer.email)).toHaveCount(0)
})

test('signing out that fails says why, in the server’s words', async ({ page, allowErrors }) => {
  allowErrors(/503.*\/api\/users\/logout/)
  await signIn(page, customer)
  const message = 'The database cannot be reached right now.'
  await page.route('**/api/users/logout', (route) =>
    route.fulfill({ status: 503, json: { errors: [{ field: '', message }] } }),
  )
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toasts.filter({ hasText: 'Logout Error' })).toContainText(message)
})

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`“Quote Saved” lies on no total and no way on at ${width} px`, async ({ page }) => {
    await signIn(page, customer)
    await priceShower(page, { width: '33' })
    await page.setViewportSize({ width, height })
    const save = page.getByRole('button', { name: 'Save Quote' }).filter({ visible: true }).first()
    await save.click()
    const toast = page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('listitem')
      .filter({ hasText: 'Quote Saved' })
    await expect(toast).toBeVisible()
    await expect(toast).toHaveCSS('opacity', '1')
    const way = page.getByRole('button', { name: /^(Pay|Proceed to Payment)$/ })
    const kept = [
      ...(await way.filter({ visible: true }).all()),
      ...(await page
        .getByRole('main')
        .getByText(/^\$[\d,]+\.\d\d$/)
        .filter({ visible: true })
        .all()),
    ]
    expect(kept.length).toBeGreaterThan(1)
    await expect(async () => {
      const lies = await toast.boundingBox()
      for (const part of kept) expect(overlap(lies, await part.boundingBox())).toBe(false)
    }).toPass()
  })
}

type Box = { x: number; y: number; width: number; height: number } | null

function overlap(one: Box, other: Box): boolean {
  if (!one || !other) return false
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
