import 'server-only'
import { slugs } from '@collections/slugs'
import type { Payload, PayloadRequest } from 'payload'
import type { ChangeSide } from '@/domain/account/email-change'
import type { EmailChange } from '@/payload-types'
import type { ServiceContext } from '../context'
import { hashOfChangeToken, sideOf } from './change-token'

export type FoundChange = { change: EmailChange; side: ChangeSide }

type Args = { payload: Payload; req?: PayloadRequest; token: unknown; now: Date }

/** The change that a token says yes to; null for a wrong one, one that was used, and one whose day is over. */
export async function findChange({ payload, req, token, now }: Args): Promise<FoundChange | null> {
  const hash = hashOfChangeToken(token)
  const { docs } = await payload.find({
    collection: slugs.emailChanges,
    where: { or: [{ oldHash: { equals: hash } }, { newHash: { equals: hash } }] },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true, // whoever holds the token may
    ...(req === undefined ? {} : { req }),
  })
  const [change] = docs
  if (change === undefined || new Date(change.endsAt) <= now) return null
  const side = sideOf(change, hash)
  return side === null ? null : { change, side }
}

/** What the page behind a letter shows; null for a link that does not work. */
export async function shownChange(
  { payload, now }: ServiceContext,
  token: unknown,
): Promise<{ side: ChangeSide; email: string } | null> {
  const found = await findChange({ payload, token, now: now() })
  return found && { side: found.side, email: found.change.newEmail }
}
