import 'server-only'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import type { KeptRefund } from '@/domain/payment/refunds'
import type { Payment } from '@/payload-types'
import { errorDetailsOf } from './records'
import type { ErrorDetails } from './records'

/** The refunds of a payment as the domain reads them. */
export function keptRefunds({ refunds, currency }: Payment): KeptRefund[] {
  return (refunds ?? []).map(({ key, amount, state, stripeId, reason, by, byOffice, at }) => ({
    key,
    amountMinor: majorToMinor(amount, currency) ?? 0,
    state,
    stripeId: stripeId ?? null,
    reason: reason ?? null,
    by: by ?? null,
    byOffice: byOffice ?? false,
    at,
  }))
}

/** The same as they are stored. */
export function refundRows(refunds: KeptRefund[], currency: string): Payment['refunds'] {
  return refunds.map(({ amountMinor, ...refund }) => ({
    ...refund,
    amount: minorToMajor(amountMinor, currency),
  }))
}

/** What is written where the state of some changes: of those that have one now nothing is unsure. */
export function changedRefunds(
  payment: Payment,
  refunds: KeptRefund[],
): Pick<Payment, 'refunds'> & { errorDetails?: ErrorDetails | null } {
  const rows = { refunds: refundRows(refunds, payment.currency) }
  const details = errorDetailsOf(payment)
  if (details?.unsureRefunds === undefined) return rows
  const { unsureRefunds, ...others } = details
  const left = unsureRefunds.filter((unsure) =>
    refunds.some(({ key, state }) => key === unsure && state === 'requested'),
  )
  if (left.length > 0) return { ...rows, errorDetails: { ...details, unsureRefunds: left } }
  const { type, message: _message, ...quiet } = others
  const after = type === 'refund_unsure' ? quiet : others
  return { ...rows, errorDetails: Object.keys(after).length === 0 ? null : after }
}
