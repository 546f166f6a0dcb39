import { formatMoney, minorToMajor } from '@/domain/money/money'
import { formattingLocales } from '@/config/locales'
import { refundPayment } from '@/services/payments/refund-payment'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseCall, refuseWhenTooMany } from '../../respond'
import { refuse } from '../payment-answers'

/**
 * `{ "paymentId", "amount", "reason", "requestKey" }`, from an administrator, or from the
 * office within its limit: gives part or all of a payment back, in major units; the same key twice
 * makes one refund.
 * 200 `{ "outcome": "refunded" | "refund_under_way" }`.
 */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'checkout')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const outcome = await refundPayment({ ctx: await contextFromRequest(request), wish: read.body })
  if (outcome.ok) return answer(200, { outcome: outcome.kind })
  const locale = callerLocale(request, read.body)
  const inWords = (minor: number, currency: string) =>
    formatMoney(minorToMajor(minor, currency), currency, formattingLocales[locale])
  switch (outcome.kind) {
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'refund_refused':
      return refuse(locale, outcome.kind, { message: outcome.message })
    case 'refund_too_much':
      return refuse(locale, outcome.kind, { message: inWords(outcome.leftMinor, outcome.currency) })
    case 'refund_beyond_limit':
      return refuse(locale, outcome.kind, {
        message: inWords(outcome.limitMinor, outcome.currency),
      })
    default:
      return refuse(locale, outcome.kind)
  }
})
