import * as z from 'zod'
import { storyOfCustomer } from '@/services/customers/story-of-customer'
import { rowId } from '@/services/payments/own-payment'
import { answer, refuseFields } from '../../../respond'
import { officeRoute } from '../../office-route'
import { asFieldError, refuseCustomerCall } from '../customer-answers'

const shape = z.object({ customerId: rowId, before: z.string().max(100) })

/** `{ "customerId", "before" }`: the page of a customer's story that ends before, or why not. */
export const POST = officeRoute(async ({ ctx, body, request }) => {
  if (ctx.actor === null) return refuseCustomerCall(request, 'not_signed_in')
  const wish = shape.safeParse(body)
  if (!wish.success) return refuseFields(wish.error.issues.map(asFieldError))
  const page = await storyOfCustomer({ ctx, ...wish.data })
  return page === null ? refuseCustomerCall(request, 'forbidden') : answer(200, page)
})
