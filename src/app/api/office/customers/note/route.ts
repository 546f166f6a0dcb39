import * as z from 'zod'
import { noteOfCustomerMaxLength } from '@/domain/customer/story'
import { noteAtCustomer } from '@/services/customers/note-at-customer'
import { rowId } from '@/services/payments/own-payment'
import { customerCall } from '../customer-answers'

const shape = z.object({
  customerId: rowId,
  kind: z.enum(['call', 'note']),
  text: z.string().trim().min(1).max(noteOfCustomerMaxLength),
  requestKey: z.uuid(),
})

/** `{ "customerId", "kind", "text", "requestKey" }`: notes it at the customer. */
export const POST = customerCall(shape, noteAtCustomer)
