import { voidPayment } from '@/services/payments/void-payment'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseCall, refuseWhenTooMany } from '../../respond'
import { refuse } from '../payment-answers'

/**
 * `{ "paymentId", "reason" }`, from an administrator, or from the office for what it recorded itself
 * today: takes a payment back that was recorded by hand. 200 `{ "outcome": "voided" }`.
 */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'checkout')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const outcome = await voidPayment({ ctx: await contextFromRequest(request), wish: read.body })
  if (outcome.ok) return answer(200, { outcome: 'voided' })
  if (outcome.kind === 'forbidden') return refuseCall(request, 403, 'forbidden')
  return refuse(callerLocale(request, read.body), outcome.kind)
})
