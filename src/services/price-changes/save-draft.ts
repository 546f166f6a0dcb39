import 'server-only'
import { editsPrices } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import { isDeepStrictEqual } from 'node:util'
import { keyOf } from '@/domain/price-change/price-cell'
import type { PriceChange } from '@/domain/price-change/price-cell'
import type { Actor, ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import type { PriceRefusal } from './outcome'
import { byKey, readPriceList } from './read-price-list'
import { lockSet, writeSet } from './sets'
import { draftWish, impossible, readableChanges } from './wish'

type Saved = { ok: true; id: number } | PriceRefusal

/** Keeps a draft as it stands; nothing of it is public. What was looked at and changes, is looked at again. */
export async function saveDraft({
  ctx,
  wish,
}: {
  ctx: Pick<ServiceContext, 'payload' | 'actor'>
  wish: unknown
}): Promise<Saved> {
  const { payload, actor } = ctx
  if (actor === null || !editsPrices(actor)) return { ok: false, kind: 'forbidden' }
  const read = draftWish.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'malformed' }
  const { id, title, reason, holdsFrom } = read.data
  const cells = await readPriceList({ payload })
  const known = byKey(cells)
  const changes = readableChanges(read.data.changes, cells)
  const names = impossible(changes, cells)
  if (names.length > 0) return { ok: false, kind: 'impossible', names }
  const rows = changes.map((change) => ({
    ...change,
    name: known.get(keyOf(change))?.name ?? '',
    meant: change.meant ?? null,
  }))
  const data = { title, reason, holdsFrom, changes: rows }
  return withTransaction(payload, async (req): Promise<Saved> => {
    if (id === undefined) {
      const made = await payload.create({
        collection: slugs.priceChangeSets,
        data: { ...data, state: 'draft', ...authorOf(actor) },
        req,
        overrideAccess: true, // written by services alone
      })
      return { ok: true, id: made.id }
    }
    const set = await lockSet(req, id)
    if (set === null) return { ok: false, kind: 'notFound' }
    if (set.state !== 'draft') return { ok: false, kind: 'wrongState' }
    const isSame = isDeepStrictEqual(figuresOf(set.changes), figuresOf(changes))
    await writeSet(req, id, {
      ...data,
      trouble: null,
      // whoever changes the figures answers for them
      ...(isSame ? {} : { ...authorOf(actor), ...notLookedAt }),
    })
    return { ok: true, id }
  })
}

const notLookedAt = { lookAskedAt: null, lookedAt: null, lookedBy: null, lookedByName: null }

function authorOf({ id, fullName }: Actor) {
  return { author: id, authorName: fullName }
}

function figuresOf(changes: readonly PriceChange[]) {
  return changes.map((change) => [keyOf(change), change.before, change.after]).sort()
}
