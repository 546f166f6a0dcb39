import 'server-only'
import { editsPrices } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Actor, ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { rowId } from '../payments/own-payment'
import type { PriceRefusal } from './outcome'
import { publishSet } from './publish-set'
import { lockSet, writeSet } from './sets'
import type { ShownSet } from './sets'
import { takeBack } from './take-back'

const actWish = z.object({
  id: rowId,
  act: z.enum(['publish', 'askForLook', 'look', 'stop', 'takeBack', 'discard']),
})

type Acted = { ok: true } | PriceRefusal

/** What is done with a change set once it is written. */
export async function actOnSet({
  ctx,
  wish,
}: {
  ctx: Pick<ServiceContext, 'payload' | 'actor' | 'now'>
  wish: unknown
}): Promise<Acted> {
  const { actor } = ctx
  if (actor === null || !editsPrices(actor)) return { ok: false, kind: 'forbidden' }
  const read = actWish.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'malformed' }
  const { id, act } = read.data
  if (act === 'publish') return publishSet({ ctx, id })
  return withTransaction(ctx.payload, async (req): Promise<Acted> => {
    const set = await lockSet(req, id)
    if (set === null) return { ok: false, kind: 'notFound' }
    if (act === 'takeBack') return takeBack(req, set, { actor, now: ctx.now() })
    return carryOut[act](req, set, { actor, now: ctx.now() })
  })
}

type Carry = (req: PayloadRequest, set: ShownSet, by: { actor: Actor; now: Date }) => Promise<Acted>

const carryOut: Record<'askForLook' | 'look' | 'stop' | 'discard', Carry> = {
  askForLook: async (req, set, { now }) => {
    if (set.state !== 'draft') return { ok: false, kind: 'wrongState' }
    await writeSet(req, set.id, { lookAskedAt: now.toISOString() })
    return { ok: true }
  },
  look: async (req, set, { actor, now }) => {
    if (set.state !== 'draft') return { ok: false, kind: 'wrongState' }
    if (set.authorId === actor.id) return { ok: false, kind: 'ownLook' }
    await writeSet(req, set.id, {
      lookedAt: now.toISOString(),
      lookedBy: actor.id,
      lookedByName: actor.fullName,
    })
    return { ok: true }
  },
  stop: async (req, set) => {
    if (set.state !== 'scheduled') return { ok: false, kind: 'wrongState' }
    await writeSet(req, set.id, { state: 'draft' })
    return { ok: true }
  },
  discard: async (req, set) => {
    if (set.state !== 'draft') return { ok: false, kind: 'wrongState' }
    await req.payload.delete({
      collection: slugs.priceChangeSets,
      id: set.id,
      req,
      overrideAccess: true, // a draft that never held
    })
    return { ok: true }
  },
}
