import 'server-only'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { rowId } from '../payments/own-payment'
import type { Actor, ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { kindsOfRow, rowKinds } from './rows'
import type { RowKind } from './rows'

const row = { kind: z.enum(rowKinds), id: rowId }

const wishOfRow = z.discriminatedUnion('act', [
  z.object({ act: z.literal('done'), ...row }),
  z.object({
    act: z.literal('snooze'),
    ...row,
    until: z.iso.datetime().pipe(z.coerce.date()),
  }),
  z.object({
    act: z.literal('put_back'),
    ...row,
    /** What the act before answered. */
    before: z.record(z.string(), z.string().max(60).nullable()),
    asOf: z.string().max(40),
  }),
])

type Wish = z.infer<typeof wishOfRow>

/** What takes the act back, for as long as nobody has changed the row since. */
type Undo = {
  act: 'put_back'
  kind: RowKind
  id: number
  before: Record<string, string | null>
  asOf: string
}

export type RowOutcome =
  | { ok: true; undo: Undo | null }
  | {
      ok: false
      kind:
        | 'not_signed_in'
        | 'forbidden'
        | 'malformed'
        | 'not_found'
        | 'past'
        /** Somebody else has changed it since. */
        | 'changed'
    }

/** What waits on the morning page is done, rests for a while, or is put back as it was. */
export async function actOnRow({
  ctx,
  wish,
}: {
  ctx: ServiceContext
  wish: unknown
}): Promise<RowOutcome> {
  const { actor, payload } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  const read = wishOfRow.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'malformed' }
  const asked = read.data
  if (!kindsOfRow[asked.kind].may(actor)) return { ok: false, kind: 'forbidden' }
  if (asked.act === 'snooze' && asked.until.getTime() <= ctx.now().getTime()) {
    return { ok: false, kind: 'past' }
  }
  return withTransaction(payload, (req) => carryOut({ req, actor, now: ctx.now(), wish: asked }))
}

type Job = { req: PayloadRequest; actor: Actor; now: Date; wish: Wish }

async function carryOut({ req, actor, now, wish }: Job): Promise<RowOutcome> {
  const kind = kindsOfRow[wish.kind]
  const found = await kind.lock(req, wish.id)
  if (found === null) return { ok: false, kind: 'not_found' }
  switch (wish.act) {
    case 'put_back': {
      const before = kind.shape.safeParse(wish.before)
      if (!before.success) return { ok: false, kind: 'malformed' }
      if (found.updatedAt !== wish.asOf) return { ok: false, kind: 'changed' }
      await kind.write(req, wish.id, before.data)
      return { ok: true, undo: null }
    }
    case 'done':
    case 'snooze': {
      const change =
        wish.act === 'done' ? kind.done({ actor, now }) : kind.snooze(wish.until.toISOString())
      const { updatedAt } = await kind.write(req, wish.id, change)
      const undo = { kind: wish.kind, id: wish.id, before: found.before, asOf: updatedAt }
      return { ok: true, undo: { act: 'put_back', ...undo } }
    }
  }
}
