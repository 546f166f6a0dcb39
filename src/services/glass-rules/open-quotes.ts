import 'server-only'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, Where } from 'payload'
import { readRequest } from '@/domain/pricing/read-request'
import type { QuoteRequest } from '@/domain/pricing/types'
import type { JudgedWork } from '@/domain/glass-rules/preview-change'
import type { Quote } from '@/payload-types'

/** A quote on which nothing is paid, as the rules judge it; its key is its id. */
export type OpenQuote = JudgedWork & { id: number; number: string; customer: string }

const statuses: Quote['status'][] = [
  'draft',
  'awaiting_approval',
  'pending_payment',
  'payment_cancelled',
]

const open: Where = {
  and: [{ status: { in: statuses } }, { paymentStatus: { equals: 'unpaid' } }],
}

/** The newest quotes that are still open, `most` of them, and how many there are in all. */
export async function readOpenQuotes(
  payload: Payload,
  most: number,
): Promise<{ quotes: OpenQuote[]; total: number }> {
  const { docs, totalDocs } = await payload.find({
    collection: slugs.quotes,
    where: open,
    sort: '-createdAt',
    limit: most,
    depth: 0,
    joins: false,
    select: { number: true, customerName: true, inputs: true, origin: true },
    overrideAccess: true, // whoever edits prices sees the quotes that a rule touches
  })
  const drafts = await draftsOf(
    payload,
    docs.flatMap(({ id, origin }) => (origin === 'staff' ? [id] : [])),
  )
  const quotes = docs.map(({ id, number, customerName, inputs }) => ({
    key: `${id}`,
    id,
    number: number ?? `${id}`,
    customer: customerName,
    requests: (drafts.get(id) ?? [inputs]).flatMap(asRequest),
  }))
  return { quotes, total: totalDocs }
}

type Row = { quote_id: number; inputs: unknown }

/** The pieces of what the office types, of the last revision of each. */
async function draftsOf(payload: Payload, ids: number[]): Promise<Map<number, unknown[]>> {
  const pieces = new Map<number, unknown[]>()
  if (ids.length === 0) return pieces
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    with last as (
      select distinct on (quote_id) quote_id, content from quote_revisions
      where quote_id in (${sql.join(ids, sql`, `)})
      order by quote_id, number desc
    )
    select quote_id, line -> 'inputs' as inputs
    from last, jsonb_array_elements(content #> '{office,draft,lines}') as line
    where jsonb_typeof(content #> '{office,draft,lines}') = 'array' and line ->> 'kind' = 'piece'`)
  for (const { quote_id: id, inputs } of rows) {
    pieces.set(Number(id), [...(pieces.get(Number(id)) ?? []), inputs])
  }
  return pieces
}

function asRequest(inputs: unknown): QuoteRequest[] {
  const read = readRequest(inputs)
  return read.ok ? [read.request] : []
}
