import 'server-only'
import { isAdmin } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import { z } from 'zod'
import { newSecret } from '@/integrations/webhooks/secret'
import type { ServiceContext } from '../context'
import { rowId } from '../payments/own-payment'

/** How long both secrets sign. */
const overlapMs = 24 * 60 * 60_000

const wishOfSecret = z.object({ receiverId: rowId })

export type SecretOutcome =
  { ok: true; secret: string } | { ok: false; kind: 'not_signed_in' | 'forbidden' | 'not_found' }

/**
 * Makes the secret of a receiver anew and says it this once; stored is only its ciphertext. What is sent
 * within a day is signed with the one of before, too, so that the receiver changes over when it can; where
 * nobody has seen that one, nobody needs it.
 */
export async function makeSecret({
  ctx,
  wish,
}: {
  ctx: ServiceContext
  wish: unknown
}): Promise<SecretOutcome> {
  const { actor, payload, now } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!isAdmin(actor)) return { ok: false, kind: 'forbidden' }
  const read = wishOfSecret.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'not_found' }
  const receiver = await payload.findByID({
    collection: slugs.webhookReceivers,
    id: read.data.receiverId,
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: true, // the service decides who may
  })
  if (receiver === null) return { ok: false, kind: 'not_found' }
  const secret = newSecret()
  const before = receiver.secretShownAt ? (receiver.secret ?? null) : null
  const { docs } = await payload.update({
    collection: slugs.webhookReceivers,
    where: { id: { equals: read.data.receiverId } },
    data: {
      secret: payload.encrypt(secret),
      secretBefore: before,
      secretBeforeUntil:
        before === null ? null : new Date(now().getTime() + overlapMs).toISOString(),
      secretShownAt: now().toISOString(),
      secretShownTo: actor.email,
    },
    depth: 0,
    overrideAccess: true, // the service decides who may
  })
  return docs.length === 1 ? { ok: true, secret } : { ok: false, kind: 'not_found' }
}
