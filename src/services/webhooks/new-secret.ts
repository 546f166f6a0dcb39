import 'server-only'
import { isAdmin } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import { z } from 'zod'
import { newSecret } from '@/integrations/webhooks/secret'
import type { ServiceContext } from '../context'
import { rowId } from '../payments/own-payment'

const wishOfSecret = z.object({ receiverId: rowId })

export type SecretOutcome =
  { ok: true; secret: string } | { ok: false; kind: 'not_signed_in' | 'forbidden' | 'not_found' }

/**
 * Makes the secret of a receiver anew and says it this once; stored is only its ciphertext. The one of
 * before counts no more.
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
  const secret = newSecret()
  const { docs } = await payload.update({
    collection: slugs.webhookReceivers,
    where: { id: { equals: read.data.receiverId } },
    data: {
      secret: payload.encrypt(secret),
      secretShownAt: now().toISOString(),
      secretShownTo: actor.email,
    },
    depth: 0,
    overrideAccess: true, // the service decides who may
  })
  return docs.length === 1 ? { ok: true, secret } : { ok: false, kind: 'not_found' }
}
