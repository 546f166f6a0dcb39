import 'server-only'
import { slugs } from '@collections/slugs'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'

type Args = { ctx: ServiceContext; customerId: number }

const most = 20

/** The quotes of a customer and of the account that he is joined to, the latest first. */
export async function quotesOfCustomer({ ctx, customerId }: Args): Promise<Quote[]> {
  const { actor, payload } = ctx
  if (actor === null) return []
  const asActor = { user: { ...actor, collection: slugs.users }, depth: 0 } as const
  const customer = await payload.findByID({
    ...asActor,
    collection: slugs.customers,
    id: customerId,
    overrideAccess: false,
  })
  const account = typeof customer.user === 'object' ? customer.user?.id : customer.user
  const { docs } = await payload.find({
    ...asActor,
    collection: slugs.quotes,
    where: {
      or: [
        { customer: { equals: customer.id } },
        ...(account ? [{ user: { equals: account } }] : []),
      ],
    },
    sort: '-createdAt',
    limit: most,
    joins: false,
    overrideAccess: false,
  })
  return docs
}
