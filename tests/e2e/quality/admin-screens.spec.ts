import type { Page } from '@playwright/test'
import { violations } from '../support/accessibility'
import { admin, officePerson, signInByRequest, staff } from '../support/people'
import { expect, test } from '../support/test'

const people = { staff, office: officePerson, admin }

/** Screens that are ours, with the part of the page that is: the frame around it is Payload's. */
const own: [path: string, part: string, who: (keyof typeof people)[]][] = [
  ['/admin', '.office-today', ['staff', 'office', 'admin']],
  ['/admin/friday', '.friday-gutter', ['office', 'admin']],
  ['/admin/jobs-board', '.jobs-gutter', ['office', 'admin']],
  ['/admin/prices', '.prices-gutter', ['staff', 'office', 'admin']],
  ['/admin/background', '.background-gutter', ['admin']],
  ['/admin/import-customers', '.background-gutter', ['admin']],
  ['/office/quotes/new', 'html', ['office', 'admin']],
]

/** What the server failed at, and whom else a page asked. */
function listenTo(page: Page, baseURL: string): string[] {
  const heard: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 500) heard.push(`${response.status()} ${response.url()}`)
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(baseURL).host) heard.push(request.url())
  })
  return heard
}

async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  // a preview within a page may never be quiet
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)
}

/** Where the menu of somebody leads; the way out is no screen. */
async function menuOf(page: Page): Promise<string[]> {
  const links = await page.locator('nav a[href^="/admin/"]').all()
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')))
  return [...new Set(paths.filter((path) => path !== null && path !== '/admin/logout'))] as string[]
}

type Permissions = { collections: Record<string, { create?: unknown; update?: unknown }> }

for (const [role, person] of Object.entries(people)) {
  test(`every screen of ${role} opens: lists, new rows, rows and pages of our own`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(900_000)
    const origin = baseURL ?? ''
    const heard = listenTo(page, origin)
    await signInByRequest(page.request, origin, person)
    const headers = { origin }
    const asked = await page.request.get('/api/access', { headers })
    const { collections } = (await asked.json()) as Permissions
    await open(page, '/admin')
    const menu = await menuOf(page)
    expect(menu.length).toBeGreaterThan(15)

    for (const path of [...menu, '/admin/account']) {
      await open(page, path)
      const slug = /^\/admin\/collections\/([^/]+)$/.exec(path)?.[1]
      if (slug === undefined) continue
      if (collections[slug]?.create) await open(page, `${path}/create`)
      const found = await page.request.get(`/api/${slug}?limit=1&depth=0`, { headers })
      const { docs = [] } = (await found.json()) as { docs?: { id: number }[] }
      for (const { id } of docs) await open(page, `${path}/${id}`)
    }
    expect(heard).toEqual([])
  })

  test(`what is ours among the screens of ${role} can be used by everybody`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const origin = baseURL ?? ''
    const heard = listenTo(page, origin)
    await signInByRequest(page.request, origin, person)
    for (const [path, part, who] of own) {
      if (!who.some((name) => name === role)) continue
      await open(page, path)
      for (const width of [1440, 768, 360]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await violations(page, { within: part }), `${path} at ${width} px`).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${path}: nothing runs over the edge`).toBeLessThanOrEqual(width)
      }
    }
    expect(heard).toEqual([])
  })
}

test('somebody who chooses Spanish has Payload’s screens in it, ours beside them', async ({
  page,
  baseURL,
  allowErrors,
}) => {
  // a customer without a name is refused
  allowErrors(/400.*\/api\/customers/)
  test.setTimeout(180_000)
  const origin = baseURL ?? ''
  const heard = listenTo(page, origin)
  await signInByRequest(page.request, origin, admin)
  await open(page, '/admin/account')
  await page.locator('.payload-settings__language').getByRole('combobox').click()
  await page.getByRole('option', { name: 'Español' }).click()
  await expect(page.locator('.payload-settings__language')).toContainText('Idioma')
  for (const path of ['/admin', '/admin/jobs-board', '/admin/collections/quotes/1']) {
    await open(page, path)
  }
  await open(page, '/admin/collections/customers/create')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Este campo es obligatorio.').first()).toBeVisible()
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  await open(page, '/admin/friday')
  await expect(page.locator('.friday-gutter').locator('..')).toHaveAttribute('lang', 'en')
  expect(heard).toEqual([])
})
