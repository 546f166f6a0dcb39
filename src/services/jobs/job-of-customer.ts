import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { ServiceContext } from '../context'

/** The customer's job under way that began last; null without one, and for whoever sees no jobs. */
export async function openJobOfCustomer({
  ctx,
  customerId,
}: {
  ctx: ServiceContext
  customerId: number
}): Promise<number | null> {
  if (!worksWithCustomers(ctx.actor)) return null
  const { docs } = await ctx.payload.find({
    collection: slugs.jobs,
    where: { and: [{ customer: { equals: customerId } }, { stage: { not_equals: 'closed' } }] },
    sort: '-id',
    limit: 1,
    select: {},
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true, // whoever works with customers sees all jobs
  })
  return docs[0]?.id ?? null
}
