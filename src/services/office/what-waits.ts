import { slugs } from '@collections/slugs'
import type { Inquiry, Payment, Quote } from '@/payload-types'
import type { ServiceContext } from '../context'

export type Waiting = {
  inquiries: { count: number; latest: Inquiry[] }
  quotes: { count: number; latest: Quote[] }
  /** Paid work: until the money goes back, or the customer is called a past one. */
  paid: { count: number; latest: Quote[] }
  /** Null for staff, who see no payments. */
  held: { count: number; latest: Payment[] } | null
}

const shown = 5

/**
 * Who is waiting for the office: unanswered inquiries, paid work, unpaid quotes, payments that are
 * held.
 */
export async function whatWaits({ ctx }: { ctx: ServiceContext }): Promise<Waiting | null> {
  const { actor, payload } = ctx
  if (actor === null || actor.role === 'customer') return null
  const asActor = {
    user: { ...actor, collection: slugs.users },
    limit: shown,
    depth: 0,
    sort: '-createdAt',
  } as const
  const done = await pastCustomers(ctx)
  const [inquiries, paid, quotes, held] = await Promise.all([
    payload.find({
      ...asActor,
      collection: slugs.inquiries,
      where: { and: [{ progress: { equals: 'new' } }, { isSpam: { not_equals: true } }] },
      overrideAccess: false,
    }),
    payload.find({
      ...asActor,
      sort: '-paidAt',
      collection: slugs.quotes,
      where: {
        and: [
          { status: { equals: 'payment_succeeded' } },
          { paymentStatus: { not_equals: 'refunded' } },
          { user: { not_in: done } },
        ],
      },
      joins: false,
      overrideAccess: false,
    }),
    payload.find({
      ...asActor,
      collection: slugs.quotes,
      where: { status: { equals: 'pending_payment' } },
      joins: false,
      overrideAccess: false,
    }),
    actor.role === 'admin'
      ? payload.find({
          ...asActor,
          collection: slugs.payments,
          where: { isHeld: { equals: true } },
          overrideAccess: false,
        })
      : null,
  ])
  return {
    inquiries: { count: inquiries.totalDocs, latest: inquiries.docs },
    paid: { count: paid.totalDocs, latest: paid.docs },
    quotes: { count: quotes.totalDocs, latest: quotes.docs },
    held: held && { count: held.totalDocs, latest: held.docs },
  }
}

/** The accounts whose work is done. Paying again makes a past customer an active one. */
async function pastCustomers({ payload }: ServiceContext): Promise<number[]> {
  const { docs } = await payload.find({
    collection: slugs.customers,
    where: { and: [{ status: { equals: 'past_customer' } }, { user: { exists: true } }] },
    select: { user: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // only whose quotes are left out: staff do not see the list itself
  })
  return docs.flatMap(({ user }) => (typeof user === 'number' ? [user] : []))
}
