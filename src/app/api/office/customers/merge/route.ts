import * as z from 'zod'
import { mergeCustomers } from '@/services/customers/merge-customers'
import { rowId } from '@/services/payments/own-payment'
import { customerCall } from '../customer-answers'

const whose = z.enum(['own', 'other'])
const shape = z.object({
  customerId: rowId,
  otherId: rowId,
  choices: z.object({ name: whose, phone: whose, email: whose }),
})

/** `{ "customerId", "otherId", "choices" }`: makes one of both, and says which is kept. */
export const POST = customerCall(shape, mergeCustomers)
