import { readFile } from 'node:fs/promises'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { admin, newAddress, signInByRequest } from '../support/people'
import { expect, test } from '../support/test'

type Data = Record<string, unknown>
type Row = Data & { id: number }
type Office = ReturnType<typeof officeOf>

/** What the administrator's screens send, without the screens; `origin` is the site's own. */
function officeOf(request: APIRequestContext, origin: string) {
  const headers = { origin }
  return {
    get: (path: string) => request.get(path, { headers }),
    create: (slug: string, data: Data) => request.post(`/api/${slug}`, { headers, data }),
    change: (path: string, data: Data) => request.patch(`/api/${path}`, { headers, data }),
    remove: (path: string) => request.delete(`/api/${path}`, { headers }),
    async first(slug: string): Promise<Row> {
      const found = await request.get(`/api/${slug}?limit=1&depth=0`, { headers })
      const [row] = ((await found.json()) as { docs: Row[] }).docs
      if (row === undefined) throw new Error(`The sample data has no ${slug}.`)
      return row
    },
    async upload(data: Data): Promise<APIResponse> {
      const buffer = await readFile('src/app/apple-icon.png')
      return request.post('/api/media', {
        headers,
        multipart: {
          _payload: JSON.stringify(data),
          file: { name: 'icon.png', mimeType: 'image/png', buffer },
        },
      })
    },
  }
}

const stamp = Date.now().toString(36)
const published = { _status: 'published' }

/** How the administrator makes a row of each collection, and what he changes of it. */
const verbs: Record<string, { made: (office: Office) => Promise<Data> | Data; change: Data }> = {
  inquiries: { made: () => ({ name: 'By phone', kind: 'contact' }), change: { notes: 'Called.' } },
  customers: {
    made: () => ({ name: 'By phone', status: 'lead' }),
    change: { tags: ['builder'], status: 'prospect' },
  },
  'glass-types': {
    made: () => ({ name: `Pane ${stamp}`, category: 'flat', thicknessMm: 5, basePricePerSqFt: 20 }),
    change: { basePricePerSqFt: 21 },
  },
  'glass-finishes': {
    made: () => ({ name: `Finish ${stamp}`, key: `finish_${stamp}` }),
    change: { costModifierValue: 3 },
  },
  hardware: { made: () => ({ name: `Hinge ${stamp}`, cost: 10 }), change: { cost: 11 } },
  'installation-factors': {
    made: () => ({ name: `Factor ${stamp}`, factorType: 'complexity' }),
    change: { costModifierValue: 3 },
  },
  regions: { made: () => ({ name: `Region ${stamp}` }), change: { currencySymbol: 'US$' } },
  'tax-rules': {
    made: async (office) => ({
      region: (await office.first('regions')).id,
      taxType: 'Tax',
      rate: 1,
      isActive: false,
    }),
    change: { rate: 2 },
  },
  'gallery-categories': {
    made: () => ({ name: `Work ${stamp}`, slug: `work-${stamp}` }),
    change: { description: 'Changed' },
  },
  'gallery-items': {
    made: async (office) => ({
      title: 'A door',
      category: (await office.first('gallery-categories')).id,
      ...published,
    }),
    change: { title: 'Two doors' },
  },
  'glass-style-categories': {
    made: () => ({ name: `Styles ${stamp}`, slug: `styles-${stamp}` }),
    change: { displayOrder: 9 },
  },
  'glass-styles': {
    made: async (office) => ({
      name: 'Reeded',
      category: (await office.first('glass-style-categories')).id,
      ...published,
    }),
    change: { keyFeatures: ['Soft light'] },
  },
  pages: {
    made: () => ({ title: 'A page', slug: `page-${stamp}`, ...published }),
    change: { title: 'The page' },
  },
  posts: {
    made: () => ({ title: 'A post', slug: `post-${stamp}`, excerpt: 'A teaser.', ...published }),
    change: { title: 'The post' },
  },
  redirects: {
    made: () => ({ from: `/before-${stamp}`, to: '/about' }),
    change: { to: '/contact' },
  },
  testimonials: {
    made: () => ({ name: 'A homeowner', text: 'Fits.', isSample: true, ...published }),
    change: { text: 'Fits well.' },
  },
  'team-members': {
    made: () => ({ name: 'Casey', jobTitle: 'Glazier', isSample: true, ...published }),
    change: { jobTitle: 'Lead glazier' },
  },
  'knowledge-base': {
    made: () => ({ entryKey: `entry_${stamp}`, products: [] }),
    change: { notes: 'For the next one.' },
  },
  answers: {
    made: () => ({ question: 'Do you cut glass?', answer: 'Yes.', nextStep: 'price' }),
    change: { answer: 'Yes, to size.' },
  },
  media: { made: () => ({ alt: 'A pane' }), change: { alt: 'Two panes' } },
  users: {
    made: () => ({
      email: newAddress('by-admin'),
      fullName: 'By the admin',
      role: 'customer',
      password: 'eleven glass panes',
    }),
    change: { fullName: 'Changed' },
  },
}

let office: Office

test.beforeEach(async ({ request, baseURL }) => {
  await signInByRequest(request, baseURL ?? '', admin)
  office = officeOf(request, baseURL ?? '')
})

test.describe('the administrator', () => {
  for (const [slug, { made, change }] of Object.entries(verbs)) {
    test(`makes, changes and deletes a row of ${slug}`, async () => {
      const data = await made(office)
      const created = await (slug === 'media' ? office.upload(data) : office.create(slug, data))
      expect(created.status(), await created.text()).toBe(201)
      const { doc } = (await created.json()) as { doc: Row }
      const changed = await office.change(`${slug}/${doc.id}`, change)
      expect(changed.status(), await changed.text()).toBe(200)
      const read = (await (await office.get(`/api/${slug}/${doc.id}?depth=0`)).json()) as Row
      expect(read).toMatchObject(change)
      const removed = await office.remove(`${slug}/${doc.id}`)
      expect(removed.status(), await removed.text()).toBe(200)
      expect((await office.get(`/api/${slug}/${doc.id}`)).status()).toBe(404)
    })
  }

  test('finds in every list, whatever he types', async () => {
    const query = new URLSearchParams({ search: 'shower 100%' })
    for (const slug of [...Object.keys(verbs), 'quotes', 'payments']) {
      const list = await office.get(`/admin/collections/${slug}?${query.toString()}`)
      // a list that fails while it is sent is answered 200 all the same
      const isDrawn = (await list.text()).includes('collection-list')
      expect([slug, list.status(), isDrawn]).toEqual([slug, 200, true])
    }
  })
})

test.describe('prices', () => {
  test('are changed one by one, and so is whatever else money hangs on', async () => {
    for (const [slug, data] of Object.entries({
      'glass-types': { basePricePerSqFt: 45 },
      'glass-finishes': { costModifierValue: 1 },
      hardware: { cost: 45 },
      'installation-factors': { costModifierValue: 1 },
      regions: { active: false },
      'tax-rules': { rate: 1 },
      users: { role: 'admin' },
      quotes: { notes: 'All of them' },
      payments: { isDuplicate: true },
      customers: { status: 'past_customer' },
    })) {
      const answer = await office.change(`${slug}?where[id][exists]=true`, data)
      expect([slug, answer.status()]).toEqual([slug, 403])
    }
    const glass = await office.get('/api/glass-types?limit=0&depth=0')
    const { docs } = (await glass.json()) as { docs: { basePricePerSqFt: number }[] }
    expect(new Set(docs.map((row) => row.basePricePerSqFt)).size).toBeGreaterThan(1)
  })

  test('that may be a slip go through a change set, and say who set them', async () => {
    const created = await office.create('glass-types', {
      name: `Slip ${stamp}`,
      category: 'flat',
      thicknessMm: 7,
      basePricePerSqFt: 52.5,
    })
    const { doc } = (await created.json()) as { doc: Row }
    const path = `glass-types/${doc.id}`
    for (const basePricePerSqFt of [577.5, 5.25, 0]) {
      const slip = await office.change(path, { basePricePerSqFt })
      expect(slip.status()).toBe(400)
      expect(await slip.text()).toMatch(/Make a price change set/)
    }
    const small = await office.change(path, { basePricePerSqFt: 54 })
    expect(small.status(), await small.text()).toBe(200)
    const versions = await office.get(`/api/glass-types/versions?where[parent][equals]=${doc.id}`)
    const { docs } = (await versions.json()) as { docs: { version: { changedBy: string } }[] }
    expect(docs.map(({ version }) => version.changedBy)).toEqual([admin.email, admin.email])
    expect((await office.remove(path)).status()).toBe(200)
  })
})
