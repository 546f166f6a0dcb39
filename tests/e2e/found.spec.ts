import type { Page } from '@playwright/test'
import { locales, localHref } from '@/config/locales'
import { publicPages } from '@/config/public-pages'
import { headOf } from './support/head'
import { expect, test } from './support/test'

type Facts = { '@type': string | string[]; [key: string]: unknown }

const pages = publicPages.flatMap(({ path }) => locales.map((locale) => localHref(locale, path)))

async function factsOf(page: Page): Promise<Facts[]> {
  return (await headOf(page)).facts.map((text) => JSON.parse(text) as Facts)
}

function ofType(facts: Facts[], type: string): Facts | undefined {
  return facts.find((fact) => [fact['@type']].flat().includes(type))
}

test('every page has a title and a description of its own, and names its address in each language', async ({
  page,
  baseURL,
  request,
}) => {
  test.setTimeout(240_000)
  const seen = new Set<string>()
  for (const path of pages) {
    // as it is sent; the walk over all pages sees that scripts change nothing of it
    const head = await headOf(page, await (await request.get(path)).text())
    expect([head.descriptions, head.pictures], path).toEqual([
      [expect.any(String)],
      [expect.any(String)],
    ])
    const [description = ''] = head.descriptions
    expect(description.length, path).toBeGreaterThan(90)
    expect(seen.has(head.title), `${path} has the title of another page: ${head.title}`).toBe(false)
    seen.add(head.title)
    expect(head.canonicals, path).toEqual([new URL(path, baseURL).href.replace(/\/$/, '')])
    expect(head.languages.toSorted(), path).toEqual([...locales, 'x-default'].toSorted())
    const [picture = ''] = head.pictures
    const answer = await request.get(picture)
    expect(answer.headers()['content-type'], `${path}: ${picture}`).toBe('image/png')
    const facts = head.facts.map((text) => JSON.parse(text) as Facts)
    expect(ofType(facts, 'LocalBusiness'), path).toBeDefined()
    expect(ofType(facts, 'BreadcrumbList') !== undefined, path).toBe(
      !locales.some((locale) => localHref(locale, '/') === path),
    )
    expect(JSON.stringify(facts)).not.toMatch(/Rating|"Review"/)
  }
})

test('the company says where it works and when its crews do', async ({ page }) => {
  await page.goto('/')
  const company = ofType(await factsOf(page), 'LocalBusiness')
  expect(company).toMatchObject({
    telephone: '+12145550148',
    areaServed: { name: 'Dallas-Fort Worth Metroplex' },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '18:00',
      },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
    ],
  })
  // the footer has those of the showroom
  const hours = page
    .getByRole('main')
    .getByText(/8:00 AM/)
    .first()
  await expect(hours).toContainText(/^Service hours: /)
})

test('what people look for near them says where it is', async ({ request }) => {
  for (const [path, title] of [
    ['/products/glass-wall', 'Glass Walls · Dallas, TX · Trinity Edge Glass'],
    ['/es/products/glass-wall', 'Muros de vidrio · Dallas, TX · Trinity Edge Glass'],
    ['/gallery', 'Gallery · Dallas, TX · Trinity Edge Glass'],
    ['/get-quote', 'Get a Quote · Trinity Edge Glass'],
  ]) {
    expect(await (await request.get(path ?? '')).text()).toContain(`<title>${title}</title>`)
  }
})

test('a product page offers its service and the services page its answers', async ({ page }) => {
  await page.goto('/products/shower-glass')
  expect(ofType(await factsOf(page), 'Service')).toMatchObject({ name: 'Shower Glass' })
  await page.goto('/services')
  const questions = ofType(await factsOf(page), 'FAQPage')
  expect(questions?.mainEntity).toHaveLength(5)
})

test('the sitemap lists pages and posts that open, and nothing private', async ({ request }) => {
  test.slow()
  const xml = await (await request.get('/sitemap.xml')).text()
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(pages.length)
  expect(addresses.some((address) => address.includes('/posts/'))).toBe(true)
  for (const address of addresses) {
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
    expect(address).not.toMatch(/login|profile|crm|payment|admin/)
  }
  for (const path of ['/about', '/es/products/doors', '/posts/']) {
    const [entry = ''] = xml.split('<url>').filter((one) => one.includes(`${path}`))
    expect(entry, path).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T/)
  }
})

test('robots, manifest and llms.txt answer, and the icons they name exist', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /admin')
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[]
  }
  for (const { src } of [...manifest.icons, { src: '/favicon.ico' }, { src: '/icon.svg' }]) {
    expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//)
  }
  const guide = await (await request.get('/llms.txt')).text()
  expect(guide).toMatch(/^# Trinity Edge Glass\n/)
  expect(guide).toContain(`(${baseURL}/products/shower-glass)`)
})

test('pages of one person ask to be left out of search engines', async ({ page }) => {
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=x']) {
    await page.goto(path)
    await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', /noindex/)
  }
})

for (const { path, heading, row } of [
  { path: '/posts', heading: 'Notes from the shop', row: 'How to measure for a shower door' },
  { path: '/es/posts', heading: 'Notas del taller', row: 'Cómo medir' },
  { path: '/products', heading: 'Made of glass', row: 'Staircases' },
  { path: '/es/products', heading: 'Hecho de vidrio', row: 'Escaleras' },
]) {
  test(`${path} leads to every page below it`, async ({ page, request }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: row }).first()).toBeVisible()
    const below = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(below.length).toBeGreaterThan(2)
    for (const href of below) expect((await request.get(href)).status(), href).toBe(200)
  })
}

test('the list of products prices a door as the page of doors does', async ({ page }) => {
  await page.goto('/products')
  const row = page.getByRole('main').getByRole('link', { name: /^Glass Doors/ })
  const figure = (await row.locator('.money').textContent()) ?? 'no price'
  expect(figure).toMatch(/^\$\d/)
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Glass doors' })).toBeVisible()
  await expect(
    page.getByRole('form', { name: 'Price this opening' }).locator('.money').first(),
  ).toHaveText(figure)
})
