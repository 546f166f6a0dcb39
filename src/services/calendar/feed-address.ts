import 'server-only'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { worksHere, worksWithCustomers } from '@collections/access/roles'
import { lockKey } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '@/config/env'
import type { CalendarFeed } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'

const feedWish = z.object({
  whose: z.enum(['mine', 'all']),
  /** The address of before leads nowhere any more. */
  renew: z.boolean().default(false),
})

export type FeedOutcome =
  { ok: true; url: string } | { ok: false; kind: 'not_signed_in' | 'forbidden' | 'malformed' }

/** The secret address of a calendar, made when it is first asked for: one's own visits, or all of them. */
export async function feedAddress({
  ctx,
  wish,
}: {
  ctx: ServiceContext
  wish: unknown
}): Promise<FeedOutcome> {
  const { actor, payload } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  const read = feedWish.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'malformed' }
  const { whose, renew } = read.data
  if (!(whose === 'all' ? worksWithCustomers(actor) : worksHere(actor))) {
    return { ok: false, kind: 'forbidden' }
  }
  const name = nameOf(whose, actor)
  const nonce = await withTransaction(payload, (req) => nonceOf(req, name, renew))
  return { ok: true, url: `${env().SITE_URL}/api/calendar/${secretOf(name, nonce)}.ics` }
}

function nameOf(whose: 'mine' | 'all', { id }: Actor): string {
  return whose === 'all' ? 'all' : `user:${id}`
}

async function nonceOf(req: PayloadRequest, whose: string, renew: boolean): Promise<string> {
  await lockKey(req, `calendar:${whose}`)
  const known = await oneFeed(req.payload, { whose }, req)
  if (known !== null && !renew) return known.nonce
  const nonce = randomBytes(18).toString('base64url')
  const data = { whose, nonce, secretHash: hashOf(secretOf(whose, nonce)) }
  const writing = { collection: slugs.calendarFeeds, data, depth: 0, req } as const
  if (known === null)
    await req.payload.create({ ...writing, overrideAccess: true }) // nobody else may
  else await req.payload.update({ ...writing, id: known.id, overrideAccess: true }) // as above
  return nonce
}

/** Computed, so that it can be shown again; stored is only what finds it. */
function secretOf(whose: string, nonce: string): string {
  return createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`calendar:${whose}:${nonce}`)
    .digest('base64url')
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whose calendar a secret opens; null where it opens none. */
export async function feedOfSecret(
  payload: ServiceContext['payload'],
  secret: string,
): Promise<{ userId: number | null; opensJobs: boolean } | null> {
  const feed = await oneFeed(payload, { secretHash: hashOf(secret) })
  if (feed === null) return null
  if (feed.whose === 'all') return { userId: null, opensJobs: true }
  const userId = Number(feed.whose.replace('user:', ''))
  const person = await payload.findByID({
    collection: slugs.users,
    id: userId,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // only whether this is still somebody of ours
  })
  return person && worksHere(person) ? { userId, opensJobs: worksWithCustomers(person) } : null
}

async function oneFeed(
  payload: ServiceContext['payload'],
  by: { whose: string } | { secretHash: string },
  req?: PayloadRequest,
): Promise<CalendarFeed | null> {
  const [[field, value] = ['', '']] = Object.entries(by)
  const { docs } = await payload.find({
    collection: slugs.calendarFeeds,
    where: { [field]: { equals: value } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true, // whoever holds the secret may
    ...(req === undefined ? {} : { req }),
  })
  return docs[0] ?? null
}
