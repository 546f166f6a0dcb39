import 'server-only'
import { slugs } from '@collections/slugs'
import type { Payload, PayloadRequest } from 'payload'
import type { PriceChange } from '@/domain/price-change/price-cell'
import type { ChangeState } from '@/domain/price-change/standing'
import type { PriceChangeSet } from '@/payload-types'
import { lockRow } from '../database/transaction'
import { idOf } from '../payments/records'

/** A change set as screens show it; moments as instants. */
export type ShownSet = {
  id: number
  title: string
  reason: string
  state: ChangeState
  holdsFrom: string | null
  authorId: number | null
  author: string
  changes: (PriceChange & { name: string })[]
  lookAskedAt: string | null
  lookedAt: string | null
  lookedBy: string
  publishedAt: string | null
  takenBackAt: string | null
  takesBack: number | null
  trouble: string | null
}

export function shownSet(set: PriceChangeSet): ShownSet {
  return {
    id: set.id,
    title: set.title ?? '',
    reason: set.reason ?? '',
    state: set.state,
    holdsFrom: set.holdsFrom ?? null,
    authorId: set.author ? idOf(set.author) : null,
    author: set.authorName ?? '',
    changes: (set.changes ?? []).map(({ table, row, name, before, after, meant }) => ({
      table,
      row,
      name,
      before,
      after,
      ...(meant && { meant }),
    })),
    lookAskedAt: set.lookAskedAt ?? null,
    lookedAt: set.lookedAt ?? null,
    lookedBy: set.lookedByName ?? '',
    publishedAt: set.publishedAt ?? null,
    takenBackAt: set.takenBackAt ?? null,
    takesBack: set.takesBack ? idOf(set.takesBack) : null,
    trouble: set.trouble ?? null,
  }
}

/** The set as it is, held until the transaction of `req` ends; null where there is none. */
export async function lockSet(req: PayloadRequest, id: number): Promise<ShownSet | null> {
  if (!(await lockRow(req, 'price_change_sets', id))) return null
  return findSet(req.payload, id, req)
}

export async function findSet(
  payload: Payload,
  id: number,
  req?: PayloadRequest,
): Promise<ShownSet | null> {
  const set = await payload.findByID({
    collection: slugs.priceChangeSets,
    id,
    depth: 0,
    disableErrors: true,
    ...(req && { req }),
    overrideAccess: true, // asked for by services that know who may
  })
  return set === null ? null : shownSet(set)
}

export async function writeSet(
  req: PayloadRequest,
  id: number,
  data: Partial<PriceChangeSet>,
): Promise<void> {
  await req.payload.update({
    collection: slugs.priceChangeSets,
    id,
    data,
    depth: 0,
    req,
    overrideAccess: true, // written by services alone
  })
}
