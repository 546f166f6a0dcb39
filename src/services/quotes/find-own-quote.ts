import 'server-only'
import type { PayloadRequest } from 'payload'
import { shownToCustomer } from '@collections/access/rules'
import { slugs } from '@collections/slugs'
import type { Quote } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'

type Args = {
  ctx: Pick<ServiceContext, 'payload'>
  actor: Actor
  quoteId: number
  req?: PayloadRequest
}

/** One's own quote, or null: another's looks the same as none, to staff too. */
export async function findOwnQuote({ ctx, actor, quoteId, req }: Args): Promise<Quote | null> {
  const { docs } = await ctx.payload.find({
    collection: slugs.quotes,
    where: { and: [{ id: { equals: quoteId } }, { user: { equals: actor.id } }, shownToCustomer] },
    limit: 1,
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true, // the condition is stricter than the rule: staff read all, own is own
    ...(req === undefined ? {} : { req }),
  })
  return docs[0] ?? null
}
