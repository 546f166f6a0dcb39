import { beforeAll, describe, expect, it } from 'vitest'
import config from '@payload-config'
import { everyCollection, newRow, withFile } from '../fixtures/every-collection'
import { everybody } from '../fixtures/everybody'
import { docsOf, rest } from '../fixtures/rest'
import { picture } from '../fixtures/rows'

/**
 * v visitor, c customer who owns the row, o another customer, s staff, f the (front) office,
 * a administrator
 */
type Letter = 'v' | 'c' | 'o' | 's' | 'f' | 'a'
type Verdicts = {
  create: string
  read: string
  update: string
  delete: string
  versions: string
}

/** 501 is what a collection without endpoints answers. */
const refusals = [401, 403, 404, 501]

const letters: Letter[] = ['v', 'c', 'o', 's', 'f', 'a']

const noVersions = { versions: '' }
const staffWrite = { create: 'sa', read: 'vcosfa', update: 'sa', delete: 'sa' }
const withHistory: Verdicts = { ...staffWrite, versions: 'sa' }
const withoutHistory: Verdicts = { ...staffWrite, ...noVersions }
const closedToAll: Verdicts = { create: '', read: '', update: '', delete: '', versions: '' }

/** Who may do what over REST, for every collection there is. */
const matrix: Record<string, Verdicts> = {
  // Priced on the site, never by hand.
  quotes: { create: '', read: 'csfa', update: 'fa', delete: 'a', ...noVersions },
  // Written by services alone.
  'quote-revisions': { create: '', read: 'csfa', update: '', delete: '', ...noVersions },
  payments: { create: '', read: 'cfa', update: '', delete: '', ...noVersions },
  inquiries: { create: 'a', read: 'sfa', update: 'sfa', delete: 'a', ...noVersions },
  // Written by services alone.
  correspondence: { create: '', read: 'sfa', update: '', delete: '', ...noVersions },
  'reply-templates': { create: 'sfa', read: 'sfa', update: 'sfa', delete: 'sfa', ...noVersions },
  customers: { create: 'fa', read: 'fa', update: 'fa', delete: 'a', ...noVersions },
  // Made and ticked by services alone.
  tasks: { create: '', read: 'fa', update: '', delete: 'a', ...noVersions },
  'customer-merges': closedToAll,
  jobs: { create: 'fa', read: 'fa', update: 'fa', delete: 'a', ...noVersions },
  visits: { create: 'fa', read: 'fa', update: 'fa', delete: 'a', ...noVersions },
  photos: { create: 'fa', read: 'fa', update: 'fa', delete: 'a', ...noVersions },
  // Sent by visitors through a service alone.
  'visitor-photos': { create: '', read: 'sfa', update: '', delete: 'a', ...noVersions },
  'glass-types': withHistory,
  'glass-finishes': withHistory,
  hardware: withHistory,
  'installation-factors': withHistory,
  regions: withHistory,
  'tax-rules': withHistory,
  'glass-rules': withHistory,
  'reference-jobs': { create: 'sa', read: 'sfa', update: 'sa', delete: 'sa', ...noVersions },
  // Made, published and taken back by services alone.
  'price-change-sets': { create: '', read: 'sfa', update: '', delete: '', ...noVersions },
  'gallery-items': withHistory,
  'gallery-categories': withoutHistory,
  'glass-styles': withHistory,
  'glass-style-categories': withoutHistory,
  pages: withHistory,
  posts: withHistory,
  redirects: withoutHistory,
  testimonials: withHistory,
  'team-members': withHistory,
  'knowledge-base': withHistory,
  answers: withHistory,
  // Written by the assistant alone.
  questions: { create: '', read: 'sfa', update: 'sa', delete: 'sa', ...noVersions },
  media: withoutHistory,
  // A stranger's account: what everyone may do with his own is in access-users.test.ts.
  users: { create: 'a', read: 'a', update: 'a', delete: 'a', ...noVersions },
  'webhook-receivers': { create: 'a', read: 'a', update: 'a', delete: 'a', ...noVersions },
  // Written by services alone.
  'webhook-deliveries': { create: '', read: 'a', update: '', delete: '', ...noVersions },
  // Written by the server alone.
  'audit-trail': { ...closedToAll, read: 'a' },
  'second-steps': closedToAll,
  'stripe-events': closedToAll,
  'calendar-feeds': closedToAll,
  // Written by services alone, for whoever holds the secret.
  bookings: closedToAll,
  'shared-estimates': closedToAll,
  'email-changes': closedToAll,
  'payload-locked-documents': {
    create: 'sfa',
    read: 'sfa',
    update: 'sfa',
    delete: 'sfa',
    ...noVersions,
  },
  // Everybody's own alone, and a customer has none.
  // What is shared; a filter of one's own is seen by nobody else.
  'payload-query-presets': {
    create: 'sfa',
    read: 'sfa',
    update: 'sfa',
    delete: 'sfa',
    ...noVersions,
  },
  'payload-preferences': { ...closedToAll, create: 'sfa' },
  'payload-jobs': closedToAll,
  'payload-kv': closedToAll,
  'payload-migrations': closedToAll,
}

const settings = { read: 'vcosfa', update: 'sa', versions: 'sa' }

/** The same for every global. */
const globalMatrix: Record<string, Pick<Verdicts, 'read' | 'update' | 'versions'>> = {
  company: settings,
  navigation: settings,
  footer: settings,
  'pricing-settings': settings,
  booking: { read: 'vcosfa', update: 'sfa', versions: 'sfa' },
  'home-words': settings,
  'about-words': settings,
  'services-words': settings,
  'contact-words': settings,
  assistant: settings,
  'app-config': { read: 'vcosfa', update: 'a', versions: '' },
  'sign-in': { read: 'a', update: 'a', versions: '' },
}

/** What a global can't be saved without. */
const leastOf: Record<string, object> = { company: { name: 'Sample Glass' } }

const { collections, globals } = await config
const slugs = collections.map(({ slug }) => slug)
const keepsVersions = new Set(
  collections.filter(({ versions }) => Boolean(versions)).map(({ slug }) => slug),
)

let cookies: ReadonlyMap<string, string>
let owner = 0

function cookieOf(letter: Letter): { cookie?: string } {
  const cookie = cookies.get(letter)
  return cookie === undefined ? {} : { cookie }
}

beforeAll(async () => {
  ;({ owner, cookies } = await everybody())
})

/** The letters of those whose call came through; a refusal has to be one, never a fault. */
async function allowed(attempt: (letter: Letter) => Promise<number>): Promise<string> {
  let through = ''
  for (const letter of letters) {
    const status = await attempt(letter)
    expect([200, 201, ...refusals]).toContain(status)
    if (status < 300) through += letter
  }
  return through
}

async function createStatus(slug: string, letter: Letter): Promise<number> {
  const data = await everyCollection[slug]?.data(owner)
  const call = { method: 'POST', ...cookieOf(letter) }
  if (!withFile.includes(slug)) return (await rest(`/${slug}`, { ...call, body: data })).status
  const form = new FormData()
  const { data: bytes, name, mimetype } = await picture()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new File([new Uint8Array(bytes)], name, { type: mimetype }))
  return (await rest(`/${slug}`, { ...call, form })).status
}

async function readStatus(slug: string, id: number, letter: Letter): Promise<number> {
  const one = await rest(`/${slug}/${id}?depth=0`, cookieOf(letter))
  const list = await rest(`/${slug}?where[id][equals]=${id}&depth=0`, cookieOf(letter))
  const seen = docsOf(list).some((row) => row.id === id)
  expect({ slug, letter, seen }).toEqual({ slug, letter, seen: one.body.id === id })
  return seen ? 200 : one.status === 200 ? 404 : one.status
}

async function deleteStatus(slug: string, letter: Letter): Promise<number> {
  const id = await newRow(slug, owner)
  const call = { method: 'DELETE', ...cookieOf(letter) }
  // Its address ends in the name of a setting, not in an id.
  if (slug === 'payload-preferences') {
    const bulk = await rest(`/${slug}?where[id][equals]=${id}`, call)
    return bulk.status === 200 && docsOf(bulk).length === 0 ? 404 : bulk.status
  }
  return (await rest(`/${slug}/${id}`, call)).status
}

describe('the access matrix', () => {
  it('has a row for every collection, and none too many', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(slugs.toSorted())
  })

  it.each(slugs)('lets exactly those create, read, change and delete %s who may', async (slug) => {
    const id = await newRow(slug, owner)
    const change = everyCollection[slug]?.change
    const observed: Verdicts = {
      create: await allowed((letter) => createStatus(slug, letter)),
      read: await allowed((letter) => readStatus(slug, id, letter)),
      update: await allowed(async (letter) => {
        const call = { method: 'PATCH', body: change, ...cookieOf(letter) }
        return (await rest(`/${slug}/${id}`, call)).status
      }),
      delete: await allowed((letter) => deleteStatus(slug, letter)),
      versions: await allowed(async (letter) => {
        if (!keepsVersions.has(slug)) return 404
        return (await rest(`/${slug}/versions`, cookieOf(letter))).status
      }),
    }
    expect(observed).toEqual(matrix[slug])
  })

  it.each(slugs)('changes and deletes no %s in bulk for a visitor or a customer', async (slug) => {
    const id = await newRow(slug, owner)
    for (const letter of ['v', 'o'] as const) {
      for (const method of ['PATCH', 'DELETE']) {
        const path = `/${slug}?where[id][equals]=${id}`
        const body = everyCollection[slug]?.change
        const answer = await rest(path, { method, body, ...cookieOf(letter) })
        expect([200, ...refusals]).toContain(answer.status)
        expect(docsOf(answer)).toEqual([])
      }
    }
  })
})

describe('a field of stored JSON', () => {
  it('has a view of our own: Payload’s comes from another host', () => {
    const foreign = collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, flattenedFields }) =>
        flattenedFields.flatMap((field) => {
          if (field.type !== 'json' || field.admin?.hidden) return []
          return field.admin?.components?.Field ? [] : [`${slug}.${field.name}`]
        }),
      )
    expect(foreign).toEqual([])
  })
})

describe('searching a list', () => {
  it('asks text columns alone: PostgreSQL compares no switch, list or number with a text', () => {
    const unsearchable = collections.flatMap(({ slug, admin, flattenedFields }) =>
      [...(admin.listSearchableFields ?? []), admin.useAsTitle].flatMap((name) => {
        const field = flattenedFields.find((one) => one.name === name)
        const isText = ['text', 'textarea', 'email', 'code'].includes(field?.type ?? 'none')
        return name === undefined || name === 'id' || isText ? [] : [`${slug}.${name}`]
      }),
    )
    expect(unsearchable).toEqual([])
  })
})

describe('a list', () => {
  const columns = collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, admin, flattenedFields }) =>
      flattenedFields
        .filter(({ name }) => admin.defaultColumns?.includes(name))
        .map((field) => ({ name: `${slug}.${field.name}`, field })),
    )

  it('shows a switch and a list of texts by a cell of our own: Payload’s writes true and ["a"]', () => {
    const raw = columns.filter(({ field }) => {
      const isList = field.type === 'text' && field.hasMany === true
      return (field.type === 'checkbox' || isList) && !field.admin?.components?.Cell
    })
    expect(raw.map(({ name }) => name)).toEqual([])
    expect(columns.some(({ field }) => field.type === 'checkbox')).toBe(true)
  })
})

describe('a day', () => {
  it('is shown without a time, which would be that of another zone', () => {
    const days = collections.flatMap(({ slug, flattenedFields }) =>
      flattenedFields.flatMap((field) => {
        if (field.type !== 'date' || field.admin?.date?.pickerAppearance !== 'dayOnly') return []
        return [{ name: `${slug}.${field.name}`, format: field.admin.date.displayFormat ?? '' }]
      }),
    )
    expect(days.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['gallery-items.projectDate', 'posts.publishedAt']),
    )
    expect(days.filter(({ format }) => format === '' || /[hHmsa]/.test(format))).toEqual([])
  })
})

describe('globals', () => {
  it('have a row each, and none too many', () => {
    expect(Object.keys(globalMatrix).toSorted()).toEqual(globals.map(({ slug }) => slug).toSorted())
  })

  it.each(globals.map(({ slug }) => slug))(
    'lets everyone read %s, and change it who may',
    async (slug) => {
      const read = await allowed(
        async (letter) => (await rest(`/globals/${slug}`, cookieOf(letter))).status,
      )
      const update = await allowed(async (letter) => {
        const call = { method: 'POST', body: leastOf[slug] ?? {}, ...cookieOf(letter) }
        return (await rest(`/globals/${slug}`, call)).status
      })
      const versions = await allowed(
        async (letter) => (await rest(`/globals/${slug}/versions`, cookieOf(letter))).status,
      )
      expect({ read, update, versions }).toEqual(globalMatrix[slug])
    },
  )

  it('shows the price id of Stripe to those who work here, and the publishable key to everyone', async () => {
    const body = { stripePublishableKey: 'pk_test_123', stripeDefaultPriceId: 'price_123' }
    await rest('/globals/app-config', { method: 'POST', body, ...cookieOf('a') })
    for (const letter of letters) {
      const answer = await rest('/globals/app-config', cookieOf(letter))
      expect(answer.body.stripePublishableKey).toBe('pk_test_123')
      const price = ['s', 'f', 'a'].includes(letter) ? 'price_123' : undefined
      expect(answer.body.stripeDefaultPriceId).toBe(price)
    }
  })

  it.each(['sk_live_secret', 'rk_live_restricted', 'whsec_secret'])(
    'never stores the secret %s',
    async (secret) => {
      for (const field of ['stripePublishableKey', 'stripeDefaultPriceId']) {
        const call = { method: 'POST', body: { [field]: secret }, ...cookieOf('a') }
        expect((await rest('/globals/app-config', call)).status).toBe(400)
      }
    },
  )
})
