import { violations } from './support/accessibility'
import { sqlOfSite } from './support/database'
import { admin, officePerson, signInByRequest, staff } from './support/people'
import { expect, test } from './support/test'

test('the office sees what became of quotes, and opens those of a figure', async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page.request, baseURL ?? '', officePerson)
  await page.goto('/admin/friday')
  await expect(page.getByRole('heading', { name: 'Friday: how it went' })).toBeVisible()
  expect(await violations(page, { within: '.friday' })).toEqual([])
  const sent = page.getByRole('row', { name: /^Sent/ }).getByRole('link').first()
  const count = Number(await sent.innerText())
  expect(count).toBeGreaterThan(0)
  await sent.click()
  await expect(page).toHaveURL(/\/admin\/collections\/quotes\?/)
  await expect(page.getByText(new RegExp(`^1-\\d+ of ${count}$`))).toBeVisible()
})

const thisMonth = (at: string) =>
  `to_char(${at} at time zone 'America/Chicago', 'YYYY-MM') = to_char(now() at time zone 'America/Chicago', 'YYYY-MM')`

/** The same, asked of the rows one by one. */
const bySql = {
  Sent: `select count(*)::int as count from quotes q where ${thisMonth(`coalesce(
    (select min(sent_at) from quote_revisions r where r.quote_id = q.id),
    case when q.origin = 'website' then q.created_at end)`)}`,
  Won: `select count(*)::int as count from quotes q
    where status in ('pending_payment', 'payment_cancelled', 'deposit_paid', 'payment_succeeded')
      and payment_status <> 'refunded' and ${thisMonth(`least(accepted_at,
        (select min(paid_at) from payments p where p.quote_id = q.id and not coalesce(is_duplicate, false)
          and p.status in ('succeeded', 'partially_refunded', 'disputed')))`)}`,
  'Lost: they said no': `select count(*)::int as count from quotes
    where status = 'declined' and ${thisMonth('declined_at')}`,
  'Paid in full': `select count(*)::int as count from quotes
    where status = 'payment_succeeded' and payment_status <> 'refunded' and ${thisMonth('paid_at')}`,
}

test('the figures of the month are those of the rows', async ({ page, baseURL }) => {
  await signInByRequest(page.request, baseURL ?? '', officePerson)
  await page.goto('/admin/friday')
  for (const [name, sql] of Object.entries(bySql)) {
    const [row] = await sqlOfSite<{ count: number }>(sql)
    const shown = page
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .first()
    await expect(shown).toHaveText(new RegExp(`^${row?.count}(?!\\d)`))
  }
})

test('an administrator reads and fetches the taxes by place, the office is told whom to ask', async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page.request, baseURL ?? '', admin)
  await page.goto('/admin/friday')
  const taxes = page.getByRole('region', { name: 'Taxes by place, this month so far' })
  await expect(
    taxes
      .getByRole('columnheader', { name: 'ZIP code of the job' })
      .or(taxes.getByText('No money came in this month.')),
  ).toBeVisible()
  expect(await violations(page, { within: '.friday' })).toEqual([])
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Taxes by place, CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)

  await page.goto('about:blank')
  await page.context().clearCookies()
  await signInByRequest(page.request, baseURL ?? '', officePerson)
  await page.goto('/admin/friday')
  await expect(page.getByRole('heading', { name: 'Friday: how it went' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Taxes by place, CSV' })).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'ZIP code of the job' })).toHaveCount(0)
  const elsewhere = page.getByRole('region', { name: 'Taxes by place' })
  await expect(elsewhere.getByRole('link', { name: /^Ask / }).first()).toHaveAttribute(
    'href',
    /^mailto:/,
  )
})

test('who answers inquiries alone sees nothing of it', async ({ page, baseURL }) => {
  await signInByRequest(page.request, baseURL ?? '', staff)
  await page.goto('/admin/friday')
  await expect(page.getByText('Those who work with customers see')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Friday' })).toHaveCount(0)
})
