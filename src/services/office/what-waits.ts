import 'server-only'
import { isAdmin, worksHere, worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { Inquiry, Payment, Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { rowsOfQueue } from './queues'
import { undoneWork } from './undone-work'
import type { Undone } from './undone-work'

export type Waiting = {
  /** What waits for a look or for an administrator; null for staff, who release nothing. */
  approvals: { count: number; latest: Quote[] } | null
  inquiries: { count: number; latest: Inquiry[] }
  quotes: { count: number; latest: Quote[] }
  /** To be measured: the deposit is paid, and the sizes are not final. */
  deposits: { count: number; latest: Quote[] }
  /** Measured, and not paid in full. */
  balances: { count: number; latest: Quote[] }
  /** Disputes that are open, those to be answered first; null for staff, who see no payments. */
  disputes: { count: number; latest: Payment[] } | null
  /** Paid work: until the money goes back, or the office calls it finished. */
  paid: { count: number; latest: Quote[] }
  /** Null for all but the administrator, who alone releases them. */
  held: { count: number; latest: Payment[] } | null
  /** Letters and records that failed; null for all but the administrator. */
  undone: Undone | null
}

const shown = 5

/**
 * Who is waiting for the office: what has to be released, unanswered inquiries, paid work, unpaid
 * quotes, payments that are held, and what the site could not do by itself.
 */
export async function whatWaits({ ctx }: { ctx: ServiceContext }): Promise<Waiting | null> {
  const { actor, payload } = ctx
  if (actor === null || !worksHere(actor)) return null
  const asActor = {
    user: { ...actor, collection: slugs.users },
    limit: shown,
    depth: 0,
    sort: '-createdAt',
  } as const
  const approvals = worksWithCustomers(actor)
    ? await payload.find({
        ...asActor,
        collection: slugs.quotes,
        where: rowsOfQueue('approvals'),
        joins: false,
        overrideAccess: false,
      })
    : null
  const [inquiries, deposits, balances, disputes, paid, quotes, held, undone] = await Promise.all([
    payload.find({
      ...asActor,
      collection: slugs.inquiries,
      where: rowsOfQueue('inquiries'),
      overrideAccess: false,
    }),
    payload.find({
      ...asActor,
      collection: slugs.quotes,
      where: rowsOfQueue('deposits'),
      joins: false,
      overrideAccess: false,
    }),
    payload.find({
      ...asActor,
      collection: slugs.quotes,
      where: rowsOfQueue('balances'),
      joins: false,
      overrideAccess: false,
    }),
    worksWithCustomers(actor)
      ? payload.find({
          ...asActor,
          sort: 'disputeDueBy',
          collection: slugs.payments,
          where: rowsOfQueue('disputes'),
          overrideAccess: false,
        })
      : null,
    payload.find({
      ...asActor,
      sort: '-paidAt',
      collection: slugs.quotes,
      where: rowsOfQueue('paid'),
      joins: false,
      overrideAccess: false,
    }),
    payload.find({
      ...asActor,
      collection: slugs.quotes,
      where: rowsOfQueue('quotes'),
      joins: false,
      overrideAccess: false,
    }),
    isAdmin(actor)
      ? payload.find({
          ...asActor,
          collection: slugs.payments,
          where: rowsOfQueue('held'),
          overrideAccess: false,
        })
      : null,
    undoneWork({ ctx }),
  ])
  return {
    approvals: approvals && { count: approvals.totalDocs, latest: approvals.docs },
    inquiries: { count: inquiries.totalDocs, latest: inquiries.docs },
    deposits: { count: deposits.totalDocs, latest: deposits.docs },
    balances: { count: balances.totalDocs, latest: balances.docs },
    disputes: disputes && { count: disputes.totalDocs, latest: disputes.docs },
    paid: { count: paid.totalDocs, latest: paid.docs },
    quotes: { count: quotes.totalDocs, latest: quotes.docs },
    held: held && { count: held.totalDocs, latest: held.docs },
    undone,
  }
}
