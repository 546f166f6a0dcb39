import { customer, signIn, signInByRequest, staff } from './support/people'
import { expect, test } from './support/test'

test('the replacement wizard prices a pane typed as a fraction', async ({ page }) => {
  await page.goto('/get-quote?serviceType=window_replacement')
  await page.getByRole('button', { name: /^One pane/ }).click()
  await page.getByRole('button', { name: /^1\/4″/ }).click()
  await page.getByRole('textbox', { name: /^Width/ }).fill('24 1/2')
  await page.getByRole('textbox', { name: /^Height/ }).fill('30 1/4')
  await expect(page.getByText('Read as 24.5 in').first()).toBeVisible()
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Dimensions' }).first().click()
  await expect(page.getByRole('textbox', { name: /^Width/ })).toHaveValue('24 1/2')
})

test("the replacement wizard asks for a mail instead of pricing thickness 'Other'", async ({
  page,
}) => {
  await page.goto('/get-quote?serviceType=window_replacement')
  await page.getByRole('button', { name: /^One pane/ }).click()
  await page.getByRole('button', { name: /^Other/ }).click()
  const mail = page.getByRole('main').getByRole('link', { name: 'Email us' })
  await expect(mail).toHaveAttribute('href', /^mailto:sales@.*subject=/)
})

test('a place that nobody knows is priced as safety glass, and the office reads that it is open', async ({
  page,
  baseURL,
}) => {
  await signIn(page, customer)
  await page.goto('/get-quote?serviceType=window_replacement')
  await page.getByRole('button', { name: /^One pane/ }).click()
  await page.getByRole('button', { name: /^1\/4″/ }).click()
  await page.getByRole('textbox', { name: /^Width/ }).fill('24 1/2')
  await page.getByRole('textbox', { name: /^Height/ }).fill('30 1/4')
  const door = page.getByRole('radiogroup', { name: 'In a door, or beside one?' })
  const stairs = page.getByRole('radiogroup', { name: 'By stairs?' })
  await expect(stairs.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByText('One pane, tempered')).toHaveCount(0)
  await door.getByRole('radio', { name: 'Yes' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(door.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
  await stairs.getByRole('radio', { name: 'I don’t know' }).check({ force: true })
  await expect(stairs).toHaveAccessibleDescription(/36 inches.*The price allows for tempered/)
  await expect(page.getByText('One pane, tempered').first()).toBeVisible()
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(page.getByRole('article')).toContainText('To be settled')
  await page.getByRole('button', { name: 'Save Quote' }).first().click()
  const saved = page.getByRole('region', { name: 'Quote Saved' })
  await expect(saved).toContainText(/Q-\d{6}/)
  const id = Number(/Q-(\d{6})/.exec((await saved.textContent()) ?? '')?.[1])

  const browser = page.context().browser()
  const office = await browser?.newContext({ baseURL: baseURL ?? '' })
  if (!office) throw new Error('there is no browser')
  await signInByRequest(office.request, baseURL ?? '', staff)
  const desk = await office.newPage()
  await desk.goto(`/admin/collections/quotes/${id}`)
  await expect(desk.getByText('By stairs: the customer does not know')).toBeVisible()
  await expect(desk.getByText('Ask before anything is cut')).toBeVisible()
  await office.close()
})
