import type { CancelOutcome } from '@/services/payments/cancel-payment'
import type { ConfirmOutcome } from '@/services/payments/confirm-payment'
import type { ServiceContext } from '@/services/context'
import { paymentFacts } from '@/services/payments/payment-facts'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../caller-locale'
import { translatorOf } from '@/i18n/translator'
import { answering } from '../edge/answering'
import { answer, readJson, refuseWhenTooMany } from '../respond'
import { refuse } from './payment-answers'

type Look = (asked: {
  ctx: ServiceContext
  query: unknown
}) => Promise<ConfirmOutcome | CancelOutcome>

/** What a page asks to which the payment page leads back: how it ended, and the facts of it. */
export function returnRoute(look: Look) {
  return answering(async (request: Request): Promise<Response> => {
    const tooMany = await refuseWhenTooMany(request, 'checkout')
    if (tooMany) return tooMany
    const read = await readJson(request)
    if (!read.ok) return read.response
    const ctx = await contextFromRequest(request)
    const outcome = await look({ ctx, query: read.body })
    if (outcome.ok) {
      const facts = await paymentFacts({ ctx, query: read.body })
      return answer(200, { outcome: outcome.kind, facts })
    }
    const locale = callerLocale(request, read.body)
    if (outcome.kind === 'unexpected_status') {
      return refuse(locale, outcome.kind, { status: outcome.status })
    }
    if (outcome.kind === 'stripe_unreachable') {
      // the card may have been charged long since: say no more than is known
      const error = translatorOf(locale, 'payment.toasts')('processingErrorText')
      return refuse(locale, outcome.kind, { error })
    }
    return refuse(locale, outcome.kind)
  })
}
