import { customer, fillInLogin, signIn } from './support/people'
import { expect, test } from './support/test'

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
    }).toPass({ timeout: 3000 })
  }
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
