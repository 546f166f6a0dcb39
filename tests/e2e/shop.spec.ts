import { expect, test } from './support/test'

test('what the shop is and how an order runs stand on the page about it', async ({ page }) => {
  await page.goto('/about')
  const facts = page.getByRole('region', { name: 'Our record' })
  for (const fact of [
    'Since 2005',
    '15+ years',
    '1000+ projects',
    '5 to 10 years',
    /Insured for/,
  ]) {
    await expect(facts.getByText(fact, { exact: typeof fact === 'string' })).toBeVisible()
  }
  const steps = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'How an order runs' }) })
    .getByRole('listitem')
  await expect(steps).toHaveCount(4)
  // which days they are depends on when the shop is free, and on what staff set meanwhile
  await expect(steps.nth(1)).toContainText(/Within \d+ working days?/)
  await expect(steps.nth(2)).toContainText(/\d+ to \d+ working days after the visit/)
})

test.describe('the week of the contact page', () => {
  for (const { when, today, said } of [
    { when: '2027-01-12T18:00:00Z', today: 'Tue', said: '8 AM–6 PM' },
    { when: '2027-01-17T18:00:00Z', today: 'Sun', said: 'Closed' },
  ]) {
    test(`marks ${today}, by the clock of the shop`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(when))
      await page.goto('/contact')
      await expect(page.locator('.week-of-day')).toHaveCount(7)
      const marked = page.locator('.week-of-day:has(.week-now:visible)')
      await expect(marked).toHaveCount(1)
      await expect(marked).toContainText(today)
      await expect(marked.locator('.week-works')).toHaveText(said)
    })
  }
})

test('a ZIP code on the contact page leads to the times of its part of the area', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.getByLabel('ZIP code of the place').fill('75034')
  await page.getByRole('button', { name: 'Show free times' }).click()
  await expect(page).toHaveURL(/\/book-visit\/times\?.*zip=75034/)
  await expect(page.getByText('Frisco, Plano, McKinney, ZIP code 75034')).toBeVisible()
})

test('the map of the contact page names the towns that are gone to, and the footer both weeks', async ({
  page,
}) => {
  await page.goto('/contact')
  const map = page.getByRole('img', { name: /^Map of/ }).first()
  for (const town of ['Frisco', 'McKinney', 'Flower Mound', 'Mesquite']) {
    await expect(map.getByText(town, { exact: true })).toBeVisible()
  }
  const footer = page.getByRole('contentinfo')
  for (const week of ['Service hours', 'Showroom hours']) {
    await expect(footer.getByText(week, { exact: true })).toBeVisible()
  }
})
