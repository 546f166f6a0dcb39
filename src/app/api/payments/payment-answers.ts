import type { Locale } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import type { Messages } from '@/messages'
import { answer } from '../respond'
import type { FieldError } from '../respond'

export type RefusalKind = keyof Messages['payment']['refusals']

const statuses: Record<RefusalKind, number> = {
  not_signed_in: 401,
  not_configured: 503,
  not_found: 404,
  quote_not_found: 404,
  missing_information: 422,
  already_paid: 409,
  processing: 409,
  held: 409,
  not_chargeable: 409,
  not_measured: 409,
  not_payable: 409,
  awaiting_approval: 409,
  not_accepted: 409,
  expired: 409,
  price_changed: 409,
  not_priceable: 409,
  stripe_refused: 502,
  stripe_unreachable: 502,
  unexpected_status: 409,
  refunded_duplicate: 409,
  release_incomplete: 422,
  not_held: 409,
  other_amount: 409,
  other_purpose: 409,
  refund_refused: 502,
  release_unreachable: 502,
  refund_incomplete: 422,
  refund_too_much: 422,
  refund_beyond_limit: 403,
  not_refundable: 409,
  refund_unreachable: 502,
  refund_otherwise: 409,
  settle_refund_incomplete: 422,
  refund_not_unsure: 409,
  refund_not_at_stripe: 409,
  settle_refund_unreachable: 502,
  record_incomplete: 422,
  record_too_much: 422,
  below_deposit: 422,
  date_in_future: 422,
  date_before_quote: 422,
  recorded_otherwise: 409,
  void_incomplete: 422,
  not_voidable: 409,
  not_yours_to_void: 403,
  export_range: 422,
}

/** Why a payment call was refused: `kind` for programs, `error` for people. */
export function refuse(
  locale: Locale,
  kind: RefusalKind,
  more: {
    status?: string
    message?: string
    error?: string
    quote?: unknown
    depositDue?: number
    errors?: FieldError[]
  } = {},
) {
  const t = translatorOf(locale, 'payment.refusals')
  const { message = '', ...others } = more
  const error = t(kind, { status: more.status ?? '', message })
  return answer(statuses[kind], { kind, error, ...others })
}
