import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import type { Actor } from '../context'
import { inTheNameOf } from './in-the-name-of'
import type { PriceRefusal } from './outcome'
import { writeSet } from './sets'
import type { ShownSet } from './sets'
import { writePrices } from './write-prices'

/**
 * Puts the prices before a published set back, as a set of its own, in the transaction of `req`. Not where
 * one of its rows has been changed since: then nothing is put back, and the answer names the rows.
 */
export async function takeBack(
  req: PayloadRequest,
  set: ShownSet,
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ ok: true } | PriceRefusal> {
  if (set.state !== 'published') return { ok: false, kind: 'wrongState' }
  const changes = set.changes.map(({ table, row, name, before, after }) => ({
    table,
    row,
    name,
    before: after,
    after: before,
  }))
  await inTheNameOf(req, actor.id)
  const names = await writePrices(req, changes)
  if (names.length > 0) return { ok: false, kind: 'touchedSince', names }
  await req.payload.create({
    collection: slugs.priceChangeSets,
    data: {
      title: set.title,
      reason: set.reason,
      state: 'published',
      author: actor.id,
      authorName: actor.fullName,
      publishedAt: now.toISOString(),
      takesBack: set.id,
      changes,
    },
    req,
    overrideAccess: true, // written by services alone
  })
  await writeSet(req, set.id, { state: 'taken_back', takenBackAt: now.toISOString() })
  return { ok: true }
}
