import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'

type Args = { ctx: ServiceContext; quoteIds: number[] }

/** The payments of some quotes that a bank disputes now, those to be answered first. */
export async function openDisputes({ ctx, quoteIds }: Args): Promise<Payment[]> {
  const { actor, payload } = ctx
  if (actor === null || !worksWithCustomers(actor) || quoteIds.length === 0) return []
  const { docs } = await payload.find({
    collection: slugs.payments,
    where: { and: [{ quote: { in: quoteIds } }, { disputeOutcome: { equals: 'open' } }] },
    sort: 'disputeDueBy',
    depth: 0,
    pagination: false,
    user: { ...actor, collection: slugs.users },
    overrideAccess: false,
  })
  return docs
}
