import { getDocumentProxy } from 'unpdf'
import { closedAhead } from '@/domain/booking/closed-days'
import { shopDayOf } from '@/domain/job/shop-time'
import { priceShower } from './support/builder'
import { expect, test } from './support/test'

type Span = { from: string; until: string }
type Dates = { dates: { visit: string; approved: string; ready: Span; installed: Span } }

/** As the estimate writes it: `Wed, Dec 2`. */
const written = (day: string) =>
  new Date(`${day}T18:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'America/Chicago',
  })

/** The next holiday that the pages know of; they look two months ahead, and some months have none. */
const holidayMornings = closedAhead(
  { keepsHolidays: true, closed: [] },
  shopDayOf(new Date(), 'America/Chicago'),
)
  .slice(0, 1)
  .map((day) => `${day}T16:00:00Z`)

test('an estimate says by when it is measured and installed, on the screen and on its one sheet', async ({
  page,
}) => {
  await priceShower(page)
  const { dates } = (await (await page.request.get('/api/visits/dates')).json()) as Dates
  const steps = page.getByRole('region', { name: 'What happens next' }).getByRole('listitem')
  await expect(steps).toHaveCount(4)
  await expect(steps.nth(1)).toContainText(`by ${written(dates.visit)}`)
  for (const [index, { from, until }] of [dates.ready, dates.installed].entries()) {
    await expect(steps.nth(2 + index)).toContainText(`${written(from)} – ${written(until)}`)
  }

  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })))
  expect(pdf.numPages).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(steps.nth(1)).toBeVisible()
  const paper = await page.getByRole('article').boundingBox()
  const drawing = await page.locator('.printed-drawing').boundingBox()
  expect((drawing?.width ?? 0) / (paper?.width ?? 1)).toBeGreaterThan(0.55)
  expect(drawing?.height).toBeGreaterThan(280)
})

/** As a page writes it: `Dec 2`. */
const onPage = (day: string) =>
  new Date(`${day}T18:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'America/Chicago',
  })

for (const [path, kind] of [
  ['/products/shower-glass', 'usual'],
  ['/products/commercial', 'commercial'],
] as const) {
  test(`${path} names the days that an estimate of its kind names`, async ({ page }) => {
    const { dates } = (await (
      await page.request.get(`/api/visits/dates?kind=${kind}`)
    ).json()) as Dates
    await page.goto(path)
    const steps = page.locator('.dates-chapter').getByRole('listitem')
    await expect(steps.nth(1)).toContainText(`by ${onPage(dates.visit)}`)
    await expect(steps.nth(2)).toContainText(`by ${onPage(dates.approved)}`)
    await expect(steps.nth(3)).toContainText(onPage(dates.ready.from))
    await expect(steps.nth(4)).toContainText(onPage(dates.installed.from))
  })
}

test('at night nobody is sent to text a number that nobody reads', async ({ page }) => {
  // nine in the evening of a Tuesday in Dallas, and the morning of a holiday
  for (const instant of ['2027-01-13T03:00:00Z', ...holidayMornings]) {
    await page.clock.setFixedTime(new Date(instant))
    await page.goto('/get-quote?serviceType=shower_glass_quote')
    await expect(page.getByRole('link', { name: '(214) 555-0199' }).first()).toBeVisible()
    const lines = page.locator('.builder-chrome .office-line').filter({ visible: true })
    await expect(lines).toHaveCount(1)
    const opens = await lines.evaluate((line) => getComputedStyle(line, '::after').content)
    expect(opens).toMatch(/opens (?:tomorrow|[A-Z]\w+day) at [89]:00/)
    await expect(page.locator('a[href^="sms:"]').filter({ visible: true })).toHaveCount(0)
  }
  await page.clock.setFixedTime(new Date('2027-01-12T16:00:00Z'))
  await page.goto('/get-quote?serviceType=shower_glass_quote')
  await expect(page.getByRole('main').getByRole('link', { name: 'Text' })).toBeVisible()
})

test('a closed day is said in the strip, and a rail leads whoever comes late to leave a number', async ({
  page,
}) => {
  const strip = page.locator('.of-today')
  for (const [instant, said] of [
    ['2027-01-12T16:00:00Z', 'Showroom Mon–Fri 9:00 AM–5:00 PM'],
    ['2027-01-16T19:00:00Z', 'Showroom Sat 9:00 AM–1:00 PM'],
    // a Sunday, and a holiday
    ['2027-01-17T18:00:00Z', 'Showroom closed today'],
    ...holidayMornings.map((instant) => [instant, 'Showroom closed today'] as const),
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.clock.setFixedTime(new Date(instant))
    await page.goto('/products/mirrors')
    await expect(strip.getByText(said, { exact: true })).toBeVisible()
    await expect(strip.locator('> *').filter({ visible: true })).toHaveCount(1)
  }
  const rail = page.getByRole('form', { name: 'Price this opening' })
  await expect(rail.getByText('Closed now')).toBeVisible()
  await expect(rail.getByRole('link', { name: 'Emergency' })).toHaveCount(0)
  await expect(rail.getByRole('link', { name: 'Leave your number' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  const header = await page.locator('.header-number').filter({ visible: true }).boundingBox()
  expect(header?.height).toBeLessThanOrEqual(44)
})

test('after hours the button at the foot of a page is a message, and the emergency is for broken glass', async ({
  page,
}) => {
  for (const [instant, name, href] of [
    ['2027-01-13T03:00:00Z', 'Send us a message', '/contact'],
    ['2027-01-12T16:00:00Z', 'Call now', 'tel:2145550148'],
  ] as const) {
    await page.clock.setFixedTime(new Date(instant))
    for (const path of ['/', '/about', '/services']) {
      await page.goto(path)
      const button = page.getByRole('main').getByRole('link', { name, exact: true })
      await expect(button.filter({ visible: true })).toHaveAttribute('href', href)
    }
  }
})
