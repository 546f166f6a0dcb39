import 'server-only'
import { noteAudit } from '@collections/audit/note-audit'
import { createLocalReq } from 'payload'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import type { ServiceContext } from '../context'

/** The last time that a list left the house, and with whom. */
export type NotedExport = { list: string; at: string; by: string }

type Note = Omit<NotedExport, 'list'>

/**
 * Writes down who takes a list along, and of which days where it is asked for by days; one that cannot be
 * written down does not go.
 */
export async function noteExport(
  { actor, now, payload }: Pick<ServiceContext, 'actor' | 'now' | 'payload'>,
  list: string,
  days?: string,
) {
  const note: Note = { at: now().toISOString(), by: actor?.fullName || actor?.email || '' }
  await payload.kv.set(keyOf(list), note)
  await noteAudit(await createLocalReq({}, payload), {
    event: 'exported',
    ...(actor ? { by: { id: actor.id, name: actor.email } } : {}),
    subject: labelOf(payload, list),
    ...(days === undefined ? {} : { changes: days }),
  })
  payload.logger.info({ msg: 'A list was exported', list, by: actor?.id })
}

/** Of each list that somebody took along, the last time; the latest first. */
export async function lastExports(payload: Payload): Promise<NotedExport[]> {
  const keys = (await payload.kv.keys()).filter((key) => key.startsWith(prefix))
  const notes = await Promise.all(
    keys.map(async (key) => {
      const note = await payload.kv.get<Note>(key)
      return note ? { list: labelOf(payload, key.slice(prefix.length)), ...note } : null
    }),
  )
  return notes.filter((note) => note !== null).toSorted((a, b) => b.at.localeCompare(a.at))
}

/** What leaves the house beside the lists. */
const tables: Record<string, string> = {
  'money-table': 'Money, for the bookkeeper',
  'tax-table': 'Taxes by place, for the bookkeeper',
  'price-list': 'Price list',
}

const prefix = 'export:'

function keyOf(list: string): string {
  return `${prefix}${list}`
}

function labelOf(payload: Payload, slug: string): string {
  const table = tables[slug]
  if (table !== undefined) return table
  const all: SanitizedCollectionConfig[] = payload.config.collections
  const label = all.find((one) => one.slug === slug)?.labels.plural
  return typeof label === 'string' ? label : slug
}
