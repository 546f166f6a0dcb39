import 'server-only'
import type { PaymentPurpose } from '@/domain/quote/due'
import { quoteNumber } from '@/domain/quote/quote-number'
import type { ServiceContext } from '../context'
import { findOwnPayment, paymentIds } from './own-payment'
import { payerOf } from './payer'
import { findQuote } from './records'

/** What a checkout was opened for, whatever has become of it. */
type PaymentAsked = {
  number: string
  serviceType: string
  purpose: PaymentPurpose
  /** Major units. */
  amount: number
  currency: string
}

type Args = { ctx: ServiceContext; query: unknown }

/** What one's own payment is of; null for another's, and for ids that fit no payment. Asks nobody but us. */
export async function paymentAsked({ ctx, query }: Args): Promise<PaymentAsked | null> {
  const ids = paymentIds.safeParse(query)
  const payer = payerOf(ctx)
  if (payer === null || !ids.success) return null
  const payment = await findOwnPayment(ctx, payer, ids.data)
  const quote = payment && (await findQuote(ctx, ids.data.quote_id))
  if (!payment || !quote) return null
  return {
    number: quoteNumber(quote.id),
    serviceType: quote.serviceTypeContext,
    purpose: payment.purpose,
    amount: payment.amount,
    currency: payment.currency.toUpperCase(),
  }
}
