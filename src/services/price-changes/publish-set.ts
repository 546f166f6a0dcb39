import 'server-only'
import { editsPrices } from '@collections/access/roles'
import type { Payload, PayloadRequest } from 'payload'
import { missingOf } from '@/domain/price-change/standing'
import type { Missing } from '@/domain/price-change/standing'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { judgeChanges } from './judge-changes'
import type { Judgement } from './judge-changes'
import { inTheNameOf } from './in-the-name-of'
import type { PriceRefusal } from './outcome'
import { readPriceList } from './read-price-list'
import { findSet, lockSet, writeSet } from './sets'
import type { ShownSet } from './sets'
import { writePrices } from './write-prices'

type Published = { ok: true; state: 'scheduled' | 'published' } | PriceRefusal

/** Publishes a draft whole: at once, or at its date, in the name of who publishes it. */
export async function publishSet({
  ctx: { payload, actor, now },
  id,
}: {
  ctx: Pick<ServiceContext, 'payload' | 'actor' | 'now'>
  id: number
}): Promise<Published> {
  if (actor === null || !editsPrices(actor)) return { ok: false, kind: 'forbidden' }
  const draft = await findSet(payload, id)
  if (draft === null) return { ok: false, kind: 'notFound' }
  if (draft.state !== 'draft') return { ok: false, kind: 'wrongState' }
  const missing = await missingOfSet(payload, draft)
  if (missing.length > 0) return { ok: false, kind: 'missing', missing }
  const isLater = draft.holdsFrom !== null && new Date(draft.holdsFrom) > now()
  return withTransaction(payload, async (req): Promise<Published> => {
    const set = await lockSet(req, id)
    // somebody was quicker: what was judged is not what stands there
    if (set === null || JSON.stringify(set) !== JSON.stringify(draft)) {
      return { ok: false, kind: 'wrongState' }
    }
    if (isLater) {
      await writeSet(req, id, { state: 'scheduled', trouble: null })
      return { ok: true, state: 'scheduled' }
    }
    await inTheNameOf(req, actor.id)
    const names = await writePrices(req, set.changes)
    if (names.length > 0) return { ok: false, kind: 'touchedSince', names }
    await notePublished(req, id, now())
    return { ok: true, state: 'published' }
  })
}

export async function notePublished(req: PayloadRequest, id: number, now: Date): Promise<void> {
  await writeSet(req, id, { state: 'published', publishedAt: now.toISOString(), trouble: null })
}

async function missingOfSet(payload: Payload, set: ShownSet): Promise<Missing[]> {
  const cells = await readPriceList({ payload })
  return missingNow(set, await judgeChanges(payload, cells, set.changes))
}

/** What keeps a set from being published, as it was judged. */
export function missingNow(
  set: Pick<ShownSet, 'title' | 'reason' | 'lookedAt' | 'changes'>,
  judged: Judgement,
): Missing[] {
  return missingOf({
    changes: set.changes.length,
    title: set.title,
    reason: set.reason,
    unsettledFlags: judged.unsettled.length,
    jobs: judged.jobs.length,
    needsLook: judged.beyond.length > 0,
    hasLook: set.lookedAt !== null,
    stale: judged.stale.length,
  })
}
