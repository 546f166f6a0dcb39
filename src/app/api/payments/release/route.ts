import { releasePayment } from '@/services/payments/release-payment'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseCall, refuseWhenTooMany } from '../../respond'
import { refuse } from '../payment-answers'

/**
 * `{ "paymentId", "decision": "settle" | "refund", "reason" }`, from an administrator: ends it that a
 * payment is held. 200 `{ "outcome": "settled" | "refunded" | "refund_under_way" | "refunded_duplicate" }`.
 */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'checkout')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const outcome = await releasePayment({
    ctx: await contextFromRequest(request),
    wish: read.body,
  })
  if (outcome.ok) return answer(200, { outcome: outcome.kind })
  if (outcome.kind === 'forbidden') return refuseCall(request, 403, 'forbidden')
  return refuse(callerLocale(request, read.body), outcome.kind, {
    ...('message' in outcome ? { message: outcome.message } : {}),
  })
})
