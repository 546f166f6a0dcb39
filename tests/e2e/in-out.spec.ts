import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { violations } from './support/accessibility'
import { admin, customer, newAddress, officePerson, signInByRequest, staff } from './support/people'
import { expect, test } from './support/test'

async function taken(page: Page): Promise<{ name: string; lines: string[] }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const download = await coming
  const text = fs.readFileSync(await download.path(), 'utf8')
  return { name: download.suggestedFilename(), lines: text.trimEnd().split('\r\n') }
}

test('the office takes along the rows that a list shows, all of its pages', async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page.request, baseURL ?? '', officePerson)
  await page.goto('/admin/collections/quotes?limit=5')
  const shown = page.getByText(/^1-\d+ of \d+$/)
  const all = Number((await shown.innerText()).split(' of ')[1])
  expect(all).toBeGreaterThan(0)
  const whole = await taken(page)
  expect(whole.name).toMatch(/^quotes-\d{4}-\d\d-\d\d\.csv$/)
  expect(whole.lines[0]).toMatch(/^\uFEFFNumber,Customer Name,Service,Total,Status,/)
  expect(whole.lines.filter((line) => /^Q-\d+,/.test(line)).length).toBeGreaterThanOrEqual(all)

  const number = /^(Q-\d+),/.exec(whole.lines[1] ?? '')?.[1] ?? ''
  await page.getByPlaceholder(/Search by/).fill(number)
  await expect(page).toHaveURL(new RegExp(`search=${number}`))
  const found = await taken(page)
  expect(found.lines.filter((line) => line.startsWith('Q-'))).toHaveLength(1)
  expect(found.lines[1]).toContain(number)
})

test('who may not take a list along is offered nothing, and gets nothing', async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page.request, baseURL ?? '', staff)
  await page.goto('/admin/collections/inquiries')
  await expect(page.getByRole('heading', { name: 'Inquiries' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveCount(0)
  const refused = await page.request.get('/api/office/export/inquiries', {
    headers: { origin: baseURL ?? '' },
  })
  expect(refused.status()).toBe(403)
  await page.goto('/admin/collections/glass-types')
  const prices = await taken(page)
  expect(prices.lines[0]).toContain('Base price per sq ft')
})

test('an administrator finds the export above the accounts', async ({ page, baseURL }) => {
  await signInByRequest(page.request, baseURL ?? '', admin)
  await page.goto('/admin/collections/users')
  const { lines } = await taken(page)
  expect(lines[0]).toContain('Email')
})

test('an administrator sees what runs by itself, and has it run now', async ({ page, baseURL }) => {
  await signInByRequest(page.request, baseURL ?? '', admin)
  await page.goto('/admin/background')
  await expect(page.getByRole('heading', { name: 'Background work' })).toBeVisible()
  expect(await violations(page, { within: '.background' })).toEqual([])
  await expect(page.locator('nav a[href="/admin/background"]')).toHaveCount(1)
  const letters = page.getByRole('listitem').filter({ hasText: 'Letters and records' })
  await expect(letters.getByText('Went well')).toBeVisible()
  const drafts = page.getByRole('listitem').filter({ hasText: 'Empty drafts' })
  await drafts.getByRole('button', { name: 'Run now: Empty drafts' }).click()
  await expect(drafts.getByRole('status')).toHaveText('Done.')
  await expect(drafts.getByText('Went well')).toBeVisible()
})

test('the office sees nothing of what runs by itself', async ({ page, baseURL }) => {
  await signInByRequest(page.request, baseURL ?? '', officePerson)
  await page.goto('/admin/background')
  await expect(page.getByText('Administrators see what the site does by itself.')).toBeVisible()
  await expect(page.locator('nav a[href="/admin/friday"]')).toHaveCount(1)
  await expect(page.locator('nav a[href="/admin/background"]')).toHaveCount(0)
})

test('an administrator tries a table of customers, and imports what is new in it', async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page.request, baseURL ?? '', admin)
  await page.goto('/admin/collections/customers')
  await page.getByRole('link', { name: 'Import CSV' }).click()
  await expect(page.getByRole('heading', { name: 'Import customers' })).toBeVisible()
  const email = newAddress('imported')
  const name = `Imported ${email.split('@')[0] ?? ''}`
  const csv = `Name,Email,Phone\n${name},${email},\nAvery Again,${customer.email},\nNo Way,,\n`
  await page.getByLabel('Table (CSV)').setInputFiles({
    name: 'customers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await expect(page.getByText('1 customer is new. Nothing has been written yet.')).toBeVisible()
  const wrong = page.getByRole('listitem').filter({ hasText: 'Line 4' })
  await expect(wrong).toContainText('neither an email address nor a phone number')
  expect(await violations(page, { within: '.import' })).toEqual([])
  const listed = async () => {
    const found = await page.request.get(`/api/customers?where[email][equals]=${email}`, {
      headers: { origin: baseURL ?? '' },
    })
    return ((await found.json()) as { totalDocs: number }).totalDocs
  }
  expect(await listed()).toBe(0)
  await page.getByRole('button', { name: 'Import 1 customer' }).click()
  await expect(page.getByText('1 customer was imported.')).toBeVisible()
  expect(await listed()).toBe(1)
})

test('the office exports customers and imports none', async ({ page, baseURL }) => {
  await signInByRequest(page.request, baseURL ?? '', officePerson)
  await page.goto('/admin/collections/customers')
  await expect(page.getByRole('link', { name: 'Export CSV' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Import CSV' })).toHaveCount(0)
  await page.goto('/admin/import-customers')
  await expect(page.getByText('Administrators import customers.')).toBeVisible()
})
