import 'server-only'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import type { KeptRefund } from '@/domain/payment/refunds'
import type { Payment } from '@/payload-types'

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
