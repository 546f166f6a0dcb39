import type { Where } from 'payload'
import { paymentReference } from '@/domain/payment/payment-reference'
import { numberedIn } from '@/domain/quote/numbered'
import { byQuote } from '../hooks/by-quote'

/** Whoever asks about a payment names his quote or himself; accounts are an administrator's alone. */
export const byQuoteOrCustomer = (typed: string): Where[] => {
  // addresses and Stripe's names have no blanks
  const ofOneWord = ['user.email', 'stripeSessionId', 'stripePaymentIntentId']
  const paths = ['user.fullName', ...(/\s/.test(typed.trim()) ? [] : ofOneWord)]
  return [...byQuote(typed), ...paths.map((path) => ({ [path]: { like: typed } }))]
}

/** `P-000123` is one payment, `Q-000012` those of one quote. */
export const ofNumber = (typed: string): Where | null => {
  const named = numberedIn(typed)
  if (named?.list === 'payments') return { reference: { equals: paymentReference(named.id) } }
  return named?.list === 'quotes' ? { quote: { equals: named.id } } : null
}
