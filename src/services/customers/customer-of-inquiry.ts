import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import type { Customer, Inquiry } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { customerToAnswer } from './find-customer'

/** Whose an inquiry is, by its address, or by its number where it has none; null for whoever sees no customers. */
export async function customerOfInquiry(
  { payload, actor }: Pick<ServiceContext, 'payload' | 'actor'>,
  { email, phone }: Pick<Partial<Inquiry>, 'email' | 'phone'>,
): Promise<Pick<Customer, 'id' | 'name'> | null> {
  if (actor === null || !worksWithCustomers(actor)) return null
  const address = email?.trim().toLowerCase() || null
  const found = await withTransaction(payload, (req) =>
    customerToAnswer(req, { email: address, phone: phone || null }),
  )
  return found && { id: found.id, name: found.name }
}
