import 'server-only'
import { noteAudit } from '@collections/audit/note-audit'
import { databaseOf } from '@collections/database/lock-key'
import { worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { canBeTakenApart } from '@/domain/customer/merge'
import type { Customer, CustomerMerge } from '@/payload-types'
import type { ServiceContext } from '../context'
import { lockRow, withTransaction } from '../database/transaction'
import { idOrNull } from '../payments/records'
import type { MergedFacts } from './merge-customers'
import { moveBack } from './move-rows'
import type { RowsOfCustomer } from './move-rows'

type Facts = {
  before: MergedFacts
  after: MergedFacts
  gone: Pick<MergedFacts, 'phone' | 'email'>
}

type Outcome =
  | { ok: true }
  | {
      ok: false
      kind: 'not_signed_in' | 'forbidden' | 'not_found' | 'too_late' | 'merged_again'
    }

/**
 * Takes two that were made one apart again, all at once: each has what was his. What came since stays with the
 * one who was kept, and so does what was changed about him since.
 */
export async function undoMerge(
  { payload, actor, now }: ServiceContext,
  { mergeId }: { mergeId: number },
): Promise<Outcome> {
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!worksWithCustomers(actor)) return { ok: false, kind: 'forbidden' }
  return withTransaction(payload, async (req): Promise<Outcome> => {
    const merge = await lockMerge(req, mergeId)
    const [keptId, goneId] = [idOrNull(merge?.kept), idOrNull(merge?.gone)]
    if (merge === null || merge.undoneAt || keptId === null || goneId === null) {
      return { ok: false, kind: 'not_found' }
    }
    if (!canBeTakenApart(merge.createdAt, now())) return { ok: false, kind: 'too_late' }
    for (const id of [keptId, goneId].toSorted((a, b) => a - b)) await lockRow(req, 'customers', id)
    const common = { depth: 0, req } as const
    const kept = await payload.findByID({
      collection: slugs.customers,
      id: keptId,
      ...common,
      overrideAccess: true, // the role was asked for above
    })
    if (kept.mergedInto) return { ok: false, kind: 'merged_again' }
    // each was written by the merge, and by nothing else
    const { before, after, gone } = merge.facts as Facts
    const moved = merge.moved as RowsOfCustomer & { customers: number[] }
    await moveBack(req, { rows: moved, from: keptId, to: goneId })
    await handBack(req, { ids: moved.customers, from: keptId, to: goneId })
    await payload.update({
      collection: slugs.customers,
      id: keptId,
      data: unchangedSince(kept, before, after),
      ...common,
      overrideAccess: true, // the role was asked for above
    })
    await payload.update({
      collection: slugs.customers,
      id: goneId,
      data: { mergedInto: null, ...gone },
      ...common,
      overrideAccess: true, // the role was asked for above
    })
    await payload.update({
      collection: slugs.customerMerges,
      id: merge.id,
      data: { undoneAt: now().toISOString(), undoneBy: actor.email },
      ...common,
      overrideAccess: true, // the role was asked for above
    })
    await noteAudit(req, {
      event: 'customers',
      by: { id: actor.id, name: actor.email },
      subject: `Customer ${keptId}`,
      changes: `taken apart from customer ${goneId}`,
    })
    return { ok: true }
  })
}

async function lockMerge(req: PayloadRequest, id: number): Promise<CustomerMerge | null> {
  if (!(await lockRow(req, 'customer_merges', id))) return null
  return req.payload.findByID({
    collection: slugs.customerMerges,
    id,
    depth: 0,
    req,
    overrideAccess: true, // the role was asked for above
  })
}

/** What was known before, of what is still as the merge left it. */
function unchangedSince(
  kept: Customer,
  before: MergedFacts,
  after: MergedFacts,
): Partial<MergedFacts> {
  const names = Object.keys(before) as (keyof MergedFacts)[]
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(kept[name] ?? null) === JSON.stringify(after[name] ?? null))
      .map((name) => [name, before[name]]),
  )
}

async function handBack(
  req: PayloadRequest,
  { ids, from, to }: { ids: number[]; from: number; to: number },
): Promise<void> {
  if (ids.length === 0) return
  await databaseOf(req).execute(sql`
    update customers set merged_into_id = ${to} where merged_into_id = ${from} and id in ${ids}`)
}
