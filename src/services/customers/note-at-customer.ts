import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'

export type NoteOutcome =
  { ok: true } | { ok: false; kind: 'not_signed_in' | 'forbidden' | 'not_found' }

type Wish = {
  customerId: number
  kind: 'call' | 'note'
  text: string
  /** One press and its repetitions are one note. */
  requestKey: string
}

/**
 * Notes a call or a thought at a customer, under the name of whoever did; what is noted stays. A call is a
 * contact, so the day of the last one becomes today.
 */
export async function noteAtCustomer(
  { payload, actor, now }: ServiceContext,
  { customerId, kind, text, requestKey }: Wish,
): Promise<NoteOutcome> {
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!worksWithCustomers(actor)) return { ok: false, kind: 'forbidden' }
  return withTransaction(payload, async (req): Promise<NoteOutcome> => {
    const common = { depth: 0, req } as const
    const customer = await payload.findByID({
      collection: slugs.customers,
      id: customerId,
      disableErrors: true,
      ...common,
      overrideAccess: true, // the role was asked for above
    })
    if (!customer) return { ok: false, kind: 'not_found' }
    const { totalDocs } = await payload.count({
      collection: slugs.correspondence,
      where: { requestKey: { equals: requestKey } },
      req,
      overrideAccess: true, // whether it is noted already
    })
    if (totalDocs > 0) return { ok: true }
    const { email } = actor
    await payload.create({
      collection: slugs.correspondence,
      data: { customer: customer.id, kind, by: email, text, requestKey },
      ...common,
      overrideAccess: true, // written by services alone
    })
    if (kind === 'call') {
      await payload.update({
        collection: slugs.customers,
        id: customer.id,
        data: { lastContactDate: now().toISOString() },
        ...common,
        overrideAccess: true, // the role was asked for above
      })
    }
    return { ok: true }
  })
}
