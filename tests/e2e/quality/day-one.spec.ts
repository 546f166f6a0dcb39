import pg from 'pg'
import { runPreparation } from '../../../scripts/lib/prepare-database.mjs'
import { startOwnSite } from '../support/own-site'
import { fillInLogin } from '../support/people'
import { siteDatabaseUrl } from '../support/environment'
import { expect, test } from '../support/test'

const owner = { email: 'owner@example.com', password: 'a-password-of-the-owner' }
const name = `day_one_${process.pid}`

let database = ''
let site: Awaited<ReturnType<typeof startOwnSite>>

async function onServer(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: siteDatabaseUrl() })
  await client.connect()
  await client.query(text)
  await client.end()
}

// what `npm run migrate` leaves behind: the tables and the first administrator
test.beforeAll(async () => {
  test.setTimeout(180_000)
  await onServer(`create database ${name}`)
  const address = new URL(siteDatabaseUrl())
  address.pathname = `/${name}`
  database = address.toString()
  await runPreparation({
    APP_MODE: 'test',
    NODE_ENV: 'production',
    SITE_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: 'a-secret-of-a-site-that-a-test-starts-0123',
    SAMPLE_DATA: 'off',
    DATABASE_URL: database,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  })
  site = await startOwnSite({ DATABASE_URL: database, RATE_LIMITS: 'off' })
})

test.afterAll(async () => {
  await site.stop()
  await onServer(`drop database if exists ${name} with (force)`)
})

test('an empty shop claims nothing, and leads its owner to a first price that is right', async ({
  page,
}) => {
  test.setTimeout(240_000)
  for (const path of ['/', '/services', '/contact', '/es', '/get-quote']) {
    await page.goto(`${site.url}${path}`)
    const description = page.locator('meta[name=description]').first()
    const head = `${await page.title()} ${await description.getAttribute('content')}`
    const shown = `${head} ${await page.locator('body').innerText()}`
    expect(shown, path).not.toMatch(/\bnone\b|undefined|[{}]/)
    // what is folded away is said, too
    const said = `${head} ${await page.locator('main').textContent()}`
    expect(said, path).not.toMatch(/Dallas|Fort Worth|Trinity|\d years|\d años|1000\+/)
  }

  await page.goto(`${site.url}/login`)
  await fillInLogin(page, owner)
  await expect(page).toHaveURL(/\/profile/)
  const left = page.locator('.office-steps a')
  const wanted = async (screen: string) => {
    await page.goto(`${site.url}/admin`)
    await expect(left.first()).toHaveAttribute('href', screen)
  }
  const headers = { origin: site.url }
  const make = async (path: string, data: object): Promise<number> => {
    const answer = await page.request.post(`${site.url}/api/${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { doc?: { id: number } }).doc?.id ?? 0
  }

  await wanted('/admin/globals/company')
  await expect(page.getByText('A first price to try appears here')).toBeVisible()
  await make('globals/company', { name: 'Sample & Daughters', phoneGeneral: '(512) 555-0100' })

  await wanted('/admin/collections/regions/create')
  await left.first().click()
  await page.locator('#field-name').fill('Central Texas')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/regions\/\d+/)
  const region = Number(/\/regions\/(\d+)/.exec(page.url())?.[1])

  await wanted('/admin/collections/glass-types/create')
  await make('glass-types', {
    name: 'Clear tempered 3/8"',
    category: 'shower',
    thicknessMm: 9.525,
    basePricePerSqFt: 50,
    includesShowerInstallation: true,
  })
  await wanted('/admin/collections/glass-finishes/create')
  await make('glass-finishes', { name: 'Standard clear', key: 'standard_clear' })
  // the glass brings its installation: nobody is asked for a factor
  await wanted('/admin/collections/tax-rules/create')
  await expect(page.getByText('every quote, is without tax')).toBeVisible()
  await make('tax-rules', { region, taxType: 'Sales Tax', rate: 8.25, isActive: true })
  await wanted('/admin/globals/pricing-settings')

  // 19 sq ft at 50.00, 10 % on it, 8.25 % on both
  const total = '$1,131.21'
  await expect(page.getByText(`comes to ${total}`)).toBeVisible()
  const example = page.getByRole('link', { name: 'Try it on the site' })
  await page.goto(`${site.url}${await example.getAttribute('href')}`)
  await expect(page.getByText('Sample & Daughters').first()).toBeVisible()
  await page.getByRole('button', { name: /^3\/8 inch/ }).click()
  await page.getByRole('button', { name: /^Standard clear/ }).click()
  await page.getByRole('button', { name: 'Hardware and options' }).click()
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  const paper = page.getByRole('article')
  await expect(paper.locator('#estimate-total')).toHaveText(total)
  await expect(paper).not.toContainText('Warranty')

  await make('globals/pricing-settings', { profitMarginPercentage: 10 })
  await page.goto(`${site.url}/admin`)
  await expect(page.getByRole('heading', { name: 'Who needs you today?' })).toBeVisible()
  await wanted('/office/quotes/new')
  // the site of the tests takes cards
  await expect(page.getByText('Card payment: done')).toBeVisible()
  await page.getByRole('button', { name: 'Put this away' }).click()
  await expect(page.getByRole('heading', { name: 'Your first day' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Who needs you today?' })).toBeVisible()
})
