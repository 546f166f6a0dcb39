import * as z from 'zod'
import { importCustomers } from '@/services/customers/import-customers'
import { answer, refuseFields } from '../../../respond'
import { officeRoute } from '../../office-route'
import { asFieldError, importRefusal, refuseCustomerCall } from '../customer-answers'

const shape = z.object({ csv: z.string().min(1).max(2_000_000), write: z.boolean() })

const bodyLimitBytes = 2_500_000

/**
 * `{ "csv", "write" }`, from an administrator: 200 with what would happen, or with what happened; nothing is
 * written unless `write` says so.
 */
export const POST = officeRoute(async ({ ctx, body, request }) => {
  const wish = shape.safeParse(body)
  if (!wish.success) return refuseFields(wish.error.issues.map(asFieldError))
  const outcome = await importCustomers({ ctx, ...wish.data })
  if (outcome.ok) return answer(200, outcome.report)
  switch (outcome.kind) {
    case 'not_signed_in':
    case 'forbidden':
      return refuseCustomerCall(request, outcome.kind)
    default:
      return refuseFields([{ field: 'csv', message: importRefusal(outcome) }])
  }
}, bodyLimitBytes)
