import type { Page } from '@playwright/test'
import { sampleShower } from '../../bench/sample-shower'
import { admin, newAddress, signInByRequest, staff } from '../support/people'
import { expect, test } from '../support/test'

/** The hosts that a page asks for anything, besides the site's own. */
function otherHosts(page: Page, baseURL: string): () => string[] {
  const asked = new Set<string>()
  const own = new URL(baseURL).host
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== own) asked.add(request.url())
  })
  return () => [...asked]
}

async function firstId(page: Page, slug: string, origin: string): Promise<number> {
  const found = await page.request.get(`/api/${slug}?limit=1&depth=0`, { headers: { origin } })
  const [row] = ((await found.json()) as { docs: { id: number }[] }).docs
  if (row === undefined) throw new Error(`There are no ${slug}.`)
  return row.id
}

test('the demo opens with an inquiry and a quote on the desk, both said to be samples', async ({
  request,
  baseURL,
}) => {
  await signInByRequest(request, baseURL ?? '', admin)
  const headers = { origin: baseURL ?? '' }
  for (const [list, words] of [
    ['inquiries', 'Robin Sample'],
    ['quotes', 'Avery Sample'],
  ] as const) {
    const found = await request.get(`/api/${list}?where[notes][like]=Sample:&depth=0`, { headers })
    const { docs } = (await found.json()) as { docs: Record<string, unknown>[] }
    expect(docs.map(({ name, customerName }) => name ?? customerName)).toEqual([words])
  }
})

test.describe('the admin', () => {
  test('asks no other host for anything', async ({ page, baseURL }) => {
    test.setTimeout(240_000)
    await signInByRequest(page.request, baseURL ?? '', admin)
    const asked = otherHosts(page, baseURL ?? '')
    for (const slug of ['knowledge-base', 'pages', 'glass-types', 'hardware', 'media', 'users']) {
      await page.goto(`/admin/collections/${slug}/${await firstId(page, slug, baseURL ?? '')}`)
      await expect(page.getByRole('button', { name: /^(Save|Publish)/ }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    expect(asked()).toEqual([])
  })

  test('has a form for what Sandra knows', async ({ page, baseURL }) => {
    await signInByRequest(page.request, baseURL ?? '', staff)
    await page.goto('/admin/collections/answers')
    await page.getByRole('link', { name: 'What warranty do you give?' }).click()
    const answer = page.getByLabel(/^Answer/)
    const before = await answer.inputValue()
    await answer.fill(`${before} Ask for yours.`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
    const read = await page.request.get('/api/knowledge-base')
    expect(await read.text()).toContain('Ask for yours.')
  })

  test('turns what Sandra could not answer into an answer, which she then gives', async ({
    page,
    baseURL,
  }) => {
    const message = 'Do you engrave monograms into goblets?'
    const ask = () => page.request.post('/api/assistant/ask', { data: { message } })
    expect(await (await ask()).json()).toMatchObject({ kind: 'unknown' })
    await signInByRequest(page.request, baseURL ?? '', staff)
    await page.goto('/admin/collections/questions')
    await page
      .getByRole('row')
      .filter({ hasText: message })
      .getByRole('link', { name: 'Answer this' })
      .click()
    await expect(page.getByLabel(/^Question/)).toHaveValue(message)
    await page.getByLabel(/^Answer/).fill('No, goblets are for an engraver.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/successfully created/i).first()).toBeVisible()
    await expect(async () => {
      expect(await (await ask()).text()).toContain('goblets are for an engraver')
    }).toPass()
  })

  test('offers a language where something is translated, and nowhere else', async ({
    page,
    baseURL,
  }) => {
    await signInByRequest(page.request, baseURL ?? '', admin)
    const language = page.locator('.app-header__localizer')
    for (const [path, isTranslated] of [
      ['collections/pages', true],
      ['collections/quotes', false],
      ['collections/inquiries', false],
      ['collections/users/create', false],
      ['globals/app-config', false],
      ['globals/company', true],
    ] as const) {
      await page.goto(`/admin/${path}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(language, path).toBeVisible({ visible: isTranslated })
    }
  })

  test('shows staff no way that is closed to them, under one heading', async ({
    page,
    baseURL,
  }) => {
    await signInByRequest(page.request, baseURL ?? '', staff)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who needs you today?')
    await expect(page.getByRole('link', { name: 'CRM Dashboard' })).toHaveCount(0)
  })
})

test('a link to the admin goes by the shop’s name, not by that of its software', async ({
  request,
}) => {
  const page = await (await request.get('/admin/login')).text()
  expect(page).toContain('property="og:site_name" content="Trinity Edge Glass"')
  expect(page).not.toContain('Payload App')
})

test('an inquiry with a price shows what the sales mail says: glass, sizes and hardware', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const headers = { origin }
  const request = await sampleShower(origin)
  const email = newAddress('priced')
  const data = { name: 'Jordan Sample', email, request }
  const sent = await page.request.post('/api/inquiries/quote', { headers, data })
  expect(sent.status(), await sent.text()).toBe(201)
  await signInByRequest(page.request, origin, staff)
  const nameOf = async (path: string) => {
    const answer = await page.request.get(`/api/${path}?depth=0`, { headers })
    return ((await answer.json()) as { name: string }).name
  }
  const found = await page.request.get(`/api/inquiries?where[email][equals]=${email}`, { headers })
  const [inquiry] = ((await found.json()) as { docs: { id: number }[] }).docs
  await page.goto(`/admin/collections/inquiries/${inquiry?.id}`)
  const sheet = page.getByRole('region', { name: 'Priced configuration' })
  await expect(sheet).toContainText('Shower glass')
  await expect(sheet).toContainText(await nameOf(`glass-types/${request.glassTypeId}`))
  const [hinge] = request.hardware ?? []
  await expect(sheet).toContainText(`1 × ${await nameOf(`hardware/${hinge?.id}`)}`)
  await expect(sheet).toContainText('32 1/2 × 78 in')
})

test('deleting a customer asks first, and then deletes', async ({ page, baseURL }) => {
  await signInByRequest(page.request, baseURL ?? '', admin)
  const name = `Gone Sample ${Date.now()}`
  const headers = { origin: baseURL ?? '' }
  const made = await page.request.post('/api/customers', { headers, data: { name } })
  expect(made.status()).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: number } }
  await page.goto('/crm-dashboard?search=Gone+Sample')
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` })
  await dialog.getByRole('button', { name: 'Keep' }).click()
  const seen = async () =>
    (await page.request.get(`/api/customers/${doc.id}`, { headers })).status()
  expect(await seen()).toBe(200)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  // Rows behind an open dialog are hidden from roles, so the row counts only once it closed.
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0)
  await expect.poll(seen).toBe(404)
})
