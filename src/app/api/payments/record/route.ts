import { formattingLocales } from '@/config/locales'
import { formatMoney, minorToMajor } from '@/domain/money/money'
import { paymentReference } from '@/domain/payment/payment-reference'
import { translatorOf } from '@/i18n/translator'
import { recordPayment } from '@/services/payments/record-payment'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer, readJson, refuseCall, refuseWhenTooMany } from '../../respond'
import { refuse } from '../payment-answers'

/**
 * `{ "quoteId", "method": "cash" | "check" | "bank_transfer", "amount", "date": "2026-11-24", "note",
 * "requestKey" }`, from the office or an administrator: writes down money that came by hand, in major
 * units; the same key twice makes one payment. 200 `{ "paymentId", "reference" }`.
 */
export const POST = answering(async (request: Request): Promise<Response> => {
  const tooMany = await refuseWhenTooMany(request, 'checkout')
  if (tooMany) return tooMany
  const read = await readJson(request)
  if (!read.ok) return read.response
  const outcome = await recordPayment({ ctx: await contextFromRequest(request), wish: read.body })
  if (outcome.ok) {
    const { id } = outcome.payment
    return answer(200, { paymentId: id, reference: paymentReference(id) })
  }
  const locale = callerLocale(request, read.body)
  const money = (minor: number, currency: string) =>
    formatMoney(minorToMajor(minor, currency), currency, formattingLocales[locale])
  switch (outcome.kind) {
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'record_incomplete':
      return refuse(locale, outcome.kind, {
        message: translatorOf(locale, 'payment.recordFields')(outcome.field ?? 'other'),
      })
    case 'record_too_much':
      return refuse(locale, outcome.kind, { message: money(outcome.leftMinor, outcome.currency) })
    case 'below_deposit':
      return refuse(locale, outcome.kind, {
        message: money(outcome.depositMinor, outcome.currency),
      })
    default:
      return refuse(locale, outcome.kind)
  }
})
