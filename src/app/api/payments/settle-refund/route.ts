import { settleUnsureRefund } from '@/services/payments/settle-unsure-refund'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseCall, refuseWhenTooMany } from '../../respond'
import { refuse } from '../payment-answers'

/**
 * `{ "paymentId", "refundKey", "decision": "made" | "not_made", "stripeId"? }`, from an administrator: ends
 * it that nobody knows whether a refund was made; one that was comes with its number at Stripe.
 * 200 `{ "outcome": "refund_settled" }`.
 */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'checkout')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const outcome = await settleUnsureRefund({
    ctx: await contextFromRequest(request),
    wish: read.body,
  })
  if (outcome.ok) return answer(200, { outcome: outcome.kind })
  if (outcome.kind === 'forbidden') return refuseCall(request, 403, 'forbidden')
  return refuse(callerLocale(request, read.body), outcome.kind)
})
