import type { CollectionSlug, PayloadRequest } from 'payload'
import { defaultLocale } from '@/config/locales'
import { inSpanish } from './in-spanish'
import type { SampleRow } from './sample-row'

export const published = { _status: 'published' as const }

/** A day as the admin's picker stores it: its noon is the same day wherever it is read. */
export function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`
}

/** Writes one row as the operator, who is no user of the site. */
async function add<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  data: SampleRow<Slug>,
): Promise<number> {
  const { id } = await req.payload.create({
    collection,
    data,
    locale: defaultLocale, // a write in Spanish leaves the request in Spanish
    req,
    depth: 0,
    overrideAccess: true, // the seed is the operator's
  })
  return Number(id)
}

type Translated =
  | 'answers'
  | 'gallery-categories'
  | 'gallery-items'
  | 'glass-finishes'
  | 'glass-style-categories'
  | 'glass-styles'
  | 'glass-types'
  | 'hardware'
  | 'installation-factors'
  | 'knowledge-base'
  | 'pages'
  | 'posts'
  | 'reference-jobs'
  | 'regions'
  | 'tax-rules'
  | 'team-members'
  | 'testimonials'

/** Writes one row in both languages. */
export async function addInBoth<Slug extends Translated>(
  req: PayloadRequest,
  collection: Slug,
  data: SampleRow<Slug>,
  spanish: Partial<SampleRow<Slug>> = {},
): Promise<number> {
  const id = await add(req, collection, data)
  await req.payload.update({
    collection: collection as Translated,
    id,
    locale: 'es',
    data: { ...inSpanish(data), ...spanish },
    req,
    depth: 0,
    overrideAccess: true, // the seed is the operator's
  })
  return id
}

export function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The sample data has no ${name}.`)
  return id
}
