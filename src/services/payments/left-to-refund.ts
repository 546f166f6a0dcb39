import 'server-only'
import { isAdmin, worksWithCustomers } from '@collections/access/roles'
import type { PayloadRequest } from 'payload'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { officeRefundableMinor, refundableMinor } from '@/domain/payment/refunds'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { officeLimits } from '../office/office-limits'
import { keptRefunds } from './kept-refunds'
import { moneyOfPayment } from './records'

/** A card's settled money of this payment's own, which nobody disputes and no rule gives back by itself. */
export function isRefundable({ method, status, isHeld, isDuplicate }: Payment): boolean {
  if (method !== 'stripe' || isHeld || isDuplicate) return false
  return status === 'succeeded' || status === 'partially_refunded'
}

/** What can still go back of a payment, whoever gives it. */
export function leftMinorOf(payment: Payment): number {
  return refundableMinor({
    amountMinor: moneyOfPayment(payment).minor,
    refundedMinor: majorToMinor(payment.refundedAmount ?? 0, payment.currency) ?? 0,
    refunds: keptRefunds(payment),
  })
}

type Reader = Pick<ServiceContext, 'payload'> & { req?: PayloadRequest | undefined }

/** What the office may give back of one payment in all; nothing where the currency can't say it. */
export async function officeLimitMinor(reader: Reader, currency: string): Promise<number> {
  return majorToMinor((await officeLimits(reader)).refund, currency) ?? 0
}

type LeftToRefund = {
  /** What this person can still give back of the payment; major units, like the limit. */
  left: number
  /** Of the office, for one payment in all; null for an administrator. */
  limit: number | null
  /** Whether it is the limit that ends it, and an administrator could give more. */
  isLimited: boolean
}

type Args = { ctx: ServiceContext; payment: Payment }

/** What whoever asks can still give back of a payment; null where there is nothing, or no right. */
export async function leftToRefund({ ctx, payment }: Args): Promise<LeftToRefund | null> {
  const { actor } = ctx
  if (!worksWithCustomers(actor) || !isRefundable(payment)) return null
  const { currency } = payment
  const leftMinor = leftMinorOf(payment)
  if (leftMinor === 0) return null
  if (isAdmin(actor))
    return { left: minorToMajor(leftMinor, currency), limit: null, isLimited: false }
  const limitMinor = await officeLimitMinor(ctx, currency)
  const ownMinor = Math.min(leftMinor, officeRefundableMinor(limitMinor, keptRefunds(payment)))
  return {
    left: minorToMajor(ownMinor, currency),
    limit: minorToMajor(limitMinor, currency),
    isLimited: ownMinor < leftMinor,
  }
}
