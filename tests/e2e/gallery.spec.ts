import { settle } from './support/site'
import { expect, test } from './support/test'

test('a project of the gallery opens, can be sent, and lets go of page and focus', async ({
  page,
}) => {
  await page.goto('/gallery')
  await settle(page)
  const filters = page.getByRole('group', { name: 'Filter by category' })
  await filters.getByRole('button', { name: 'Mirrors' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/gallery\?filter=mirrors$/)
  await expect(filters.getByRole('button', { name: 'Mirrors' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const card = page.getByRole('main').getByRole('listitem').getByRole('button').first()
  await card.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/gallery\?filter=mirrors&project=\d+$/)
  const address = page.url()
  const title = (await dialog.getByRole('heading').textContent()) ?? ''
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await expect(dialog.getByRole('link', { name: 'Discuss a Similar Project' })).toHaveAttribute(
    'href',
    '/get-quote',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
  await expect(page).toHaveURL(/\/gallery\?filter=mirrors$/)

  await page.goto(address)
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
})

test('the viewer leads from project to project, and Back leads out of it', async ({ page }) => {
  await page.goto('/gallery')
  await settle(page)
  const cards = page.getByRole('main').getByRole('listitem').getByRole('button')
  await cards.first().click()
  const title = page.getByRole('dialog').getByRole('heading')
  const first = (await title.textContent()) ?? ''

  await page.keyboard.press('ArrowRight')
  await expect(title).not.toHaveText(first)
  const second = (await title.textContent()) ?? ''
  await page.getByRole('button', { name: 'Next project' }).click()
  await expect(title).not.toHaveText(second)
  await page.getByRole('button', { name: 'Previous project' }).click()
  await expect(title).toHaveText(second)
  await page.keyboard.press('ArrowLeft')
  await expect(title).toHaveText(first)
  // before the first comes the last
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('dialog')).toHaveAccessibleName(
    (await cards.last().innerText()).split('\n')[0]?.trim() ?? '',
  )

  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/gallery$/)
})

test('the gallery says that it loads, and that a category has nothing', async ({ page }) => {
  await page.route('**/api/gallery-items?**', async (route) => {
    await new Promise((done) => setTimeout(done, 600))
    await route.fulfill({ json: { docs: [] } })
  })
  await page.goto('/gallery')
  await settle(page)
  await page.getByRole('button', { name: 'Mirrors', exact: true }).click()
  await expect(page.getByText('Loading Projects...')).toBeVisible()
  await expect(page.getByText('No Projects Found')).toBeVisible()
})

test('the gallery tells of a failed read and keeps what it has', async ({ page, allowErrors }) => {
  allowErrors(/500.*\/api\/gallery-items/)
  await page.route('**/api/gallery-items?**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/gallery')
  await settle(page)
  await page.getByRole('button', { name: 'Mirrors', exact: true }).click()
  await expect(page.getByText('Error fetching gallery data')).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('listitem').getByRole('button').first(),
  ).toBeVisible()
})
