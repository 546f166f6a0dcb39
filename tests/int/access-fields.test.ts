import { beforeAll, expect, it } from 'vitest'
import config from '@payload-config'
import type { CollectionSlug, FlattenedField } from 'payload'
import { everyCollection, newRow, withFile } from '../fixtures/every-collection'
import { everybody } from '../fixtures/everybody'
import { rest } from '../fixtures/rest'
import { testPayload } from '../setup/database'

/** c customer who owns the row, s staff, f the (front) office, a administrator */
const letters = ['c', 's', 'f', 'a'] as const
type Row = Record<string, unknown>

const { collections } = await config
let cookies: ReadonlyMap<string, string>
let owner = 0

beforeAll(async () => {
  ;({ owner, cookies } = await everybody())
})

/** A row as it is stored, whoever may see it. */
async function stored(slug: string, id: number): Promise<Row | null> {
  const payload = await testPayload()
  const row = await payload.findByID({
    collection: slug as CollectionSlug,
    id,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
    overrideAccess: true,
  })
  return row as Row | null
}

/** Another value for a field than it has, as a browser might send it; undefined where there is none. */
async function forged(field: FlattenedField, now: unknown): Promise<unknown> {
  switch (field.type) {
    case 'email':
      return `forged-${Math.random().toString(36).slice(2)}@example.com`
    case 'text':
    case 'textarea':
    case 'code':
      return 'hasMany' in field && field.hasMany
        ? ['forged']
        : `forged${String(now ?? '').slice(0, 9)}`
    case 'number':
      return Number(now ?? 3) + 1
    case 'checkbox':
      return now !== true
    case 'date':
      return '2027-03-03T12:00:00.000Z'
    case 'json':
      return [{ forged: true }]
    case 'select':
    case 'radio': {
      const values = field.options.map((one) => (typeof one === 'string' ? one : one.value))
      const other = values.find((value) => value !== now && !String(now).includes(value))
      return 'hasMany' in field && field.hasMany ? [other] : other
    }
    case 'relationship':
    case 'upload': {
      const many = field.hasMany === true
      if (now !== null && now !== undefined && !(Array.isArray(now) && now.length === 0)) {
        return many ? [] : null
      }
      const [to] = [field.relationTo].flat()
      const payload = await testPayload()
      const { docs } = await payload.find({
        collection: to as CollectionSlug,
        limit: 1,
        depth: 0,
        overrideAccess: true,
      })
      const value = docs[0]?.id
      if (value === undefined) return undefined
      const one = Array.isArray(field.relationTo) ? { relationTo: to, value } : value
      return many ? [one] : one
    }
    case 'array':
      return Array.isArray(now) && now.length > 0 ? [] : [await forgedParts(field, {})]
    case 'group':
    case 'tab':
      return forgedParts(field, (now ?? {}) as Row)
    default:
      return undefined
  }
}

async function forgedParts({ flattenedFields }: { flattenedFields: FlattenedField[] }, now: Row) {
  const parts: Row = {}
  for (const part of flattenedFields) {
    const value = await forged(part, now[part.name])
    if (value !== undefined && part.name !== 'id') parts[part.name] = value
  }
  return parts
}

/** 501 is what a collection without endpoints answers. */
const isFault = (status: number) => status >= 500 && status !== 501

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** What everybody sees and changes of each collection's rows, field by field: a line for each who reads or writes. */
async function linesOf(slug: string, fields: FlattenedField[]): Promise<string[]> {
  const lines: string[] = []
  for (const letter of letters) {
    const cookie = cookies.get(letter) ?? ''
    // an account is asked of its owner: what others may is the administrator's line
    const id = slug === 'users' && letter === 'c' ? owner : await newRow(slug, owner)
    const whole = await stored(slug, id)
    const seen = await rest(`/${slug}/${id}?depth=0`, { cookie })
    if (seen.status === 200) {
      const hidden = Object.keys(whole ?? {}).filter((name) => !(name in seen.body))
      if (hidden.length > 0) lines.push(`  ${letter} does not see  ${hidden.toSorted().join(' ')}`)
    }
    const changed: string[] = []
    for (const field of fields) {
      const before = await stored(slug, id)
      const value = await forged(field, before?.[field.name])
      if (before === null || value === undefined || field.name === 'updatedAt') continue
      const body = { [field.name]: value }
      const answer = await rest(`/${slug}/${id}`, { method: 'PATCH', cookie, body })
      if (isFault(answer.status)) changed.push(`${field.name}!500`)
      const after = await stored(slug, id)
      if (isOther(before[field.name], after?.[field.name])) changed.push(field.name)
    }
    if (changed.length > 0) lines.push(`  ${letter} changes       ${changed.toSorted().join(' ')}`)
    const set = withFile.includes(slug) ? [] : await setAtCreation(slug, fields, cookie)
    if (set.length > 0) lines.push(`  ${letter} sets anew     ${set.toSorted().join(' ')}`)
  }
  return lines
}

/** Which fields have the value that was sent, of rows that are made over REST. */
async function setAtCreation(slug: string, fields: FlattenedField[], cookie: string) {
  const set: string[] = []
  const usual = await stored(slug, await newRow(slug, owner))
  for (const field of fields) {
    const data = await everyCollection[slug]?.data(owner)
    // another value than comes by itself
    const value = await forged(field, usual?.[field.name])
    if (value === undefined || field.name === 'updatedAt') continue
    const body = { ...data, [field.name]: value }
    const { status, body: made } = await rest(`/${slug}`, { method: 'POST', cookie, body })
    if (isFault(status)) set.push(`${field.name}!500`)
    if (status === 401 || status === 403) return set
    const id = Number((made.doc as Row | undefined)?.id)
    const row = status === 201 ? await stored(slug, id) : null
    if (row !== null && !isOther(row[field.name], value)) set.push(field.name)
  }
  return set
}

it(
  'nobody sees, sets or changes more fields than are written down',
  { timeout: 600_000 },
  async () => {
    const parts: string[] = []
    for (const { slug, flattenedFields } of collections) {
      const lines = await linesOf(slug, flattenedFields)
      parts.push([slug, ...(lines.length > 0 ? lines : ['  nobody'])].join('\n'))
    }
    await expect(`${parts.join('\n')}\n`).toMatchFileSnapshot('access-fields.txt')
  },
)
