import * as z from 'zod'
import { noteOfCustomerMaxLength } from '@/domain/customer/story'
import { noteAtCustomer } from '@/services/customers/note-at-customer'
import { rowId } from '@/services/payments/own-payment'
import { answer, refuseFields } from '../../../respond'
import { officeRoute } from '../../office-route'
import { asFieldError, refuseCustomerCall } from '../customer-answers'

const shape = z.object({
  customerId: rowId,
  kind: z.enum(['call', 'note']),
  text: z.string().trim().min(1).max(noteOfCustomerMaxLength),
  requestKey: z.uuid(),
})

/** `{ "customerId", "kind", "text", "requestKey" }`: 200 with `{ "ok": true }`, or why not. */
export const POST = officeRoute(async ({ ctx, body, request }) => {
  const wish = shape.safeParse(body)
  if (!wish.success) return refuseFields(wish.error.issues.map(asFieldError))
  const outcome = await noteAtCustomer(ctx, wish.data)
  return outcome.ok ? answer(200, outcome) : refuseCustomerCall(request, outcome.kind)
})
