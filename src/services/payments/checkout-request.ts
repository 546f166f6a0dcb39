import 'server-only'
import type Stripe from 'stripe'
import { defaultLocale, localeOfPath } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { pageAddress } from '@/config/page-address'
import type { Money } from '@/domain/payment/same-money'
import type { PaymentPurpose } from '@/domain/quote/due'
import { translatorOf } from '@/i18n/translator'
import { toStripeAmount } from '@/integrations/stripe/stripe-amount'
import type { Payment } from '@/payload-types'

type Facts = {
  paymentId: number
  quoteId: number
  quoteNumber: string
  /** What is paid for; null where nothing is known of it. */
  description: string | null
  purpose: PaymentPurpose
  /** Null where it is paid by link. */
  userId: number | null
  /** Made for this record alone: ids come again after a backup is restored. */
  token: string
  customerEmail: string | null
  /** Whoever pays has no account: neither has the address that Stripe leads back to. */
  isByLink: boolean
  money: Money
  endsAt: Date
  /** The product that the line is filed under at Stripe, where the office has named one. */
  productId: string | null
  locale: Locale
}

/**
 * What Stripe is asked for. It is stored with the payment record before it is sent, and sent again
 * unchanged when the answer was lost: the same key has to carry the same body.
 */
export function checkoutRequest(facts: Facts): Stripe.Checkout.SessionCreateParams {
  const { paymentId, quoteId, quoteNumber, purpose, userId, token, money, productId } = facts
  const { description, locale } = facts
  const name = translatorOf(locale, 'payment')(`lineItem.${purpose}`, { number: quoteNumber })
  const ids = `quote_id=${quoteId}&payment_id=${paymentId}`
  const back = backOf(facts.isByLink)
  return {
    mode: 'payment',
    ...(locale === defaultLocale ? {} : { locale }),
    ui_mode: 'hosted_page',
    allowed_payment_method_types: ['card'],
    client_reference_id: String(quoteId),
    ...(facts.customerEmail === null ? {} : { customer_email: facts.customerEmail }),
    expires_at: Math.floor(facts.endsAt.getTime() / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: money.currency,
          unit_amount: toStripeAmount(money),
          ...(productId === null
            ? { product_data: { name, ...(description ? { description } : {}) } }
            : { product: productId }),
        },
      },
    ],
    payment_intent_data: { description: name },
    metadata: {
      quote_id: String(quoteId),
      user_id: userId === null ? paidByLink : String(userId),
      payment_record_id: String(paymentId),
      payment_token: token,
    },
    success_url: `${pageAddress(locale, back.success)}?session_id={CHECKOUT_SESSION_ID}&${ids}`,
    cancel_url: `${pageAddress(locale, back.cancel)}?${ids}`,
  }
}

/** Whether whoever pays a stored checkout comes back to a link, and needs no account for it. */
export function leadsBackToLink(stored: unknown): boolean {
  const isStored = typeof stored === 'object' && stored !== null && 'success_url' in stored
  return isStored && String(stored.success_url).includes(`${backOf(true).success}?`)
}

function backOf(isByLink: boolean) {
  return isByLink
    ? { success: '/q/back/paid', cancel: '/q/back/cancelled' }
    : { success: '/payment/success', cancel: '/payment/cancel' }
}

/** In place of an account's id at Stripe. */
export const paidByLink = 'link'

/** One record, one key, one session. Records of an earlier release have no token. */
export function checkoutKey({ id, token }: Pick<Payment, 'id' | 'token'>): string {
  return token ? `checkout-payment-${id}-${token}` : `checkout-payment-${id}`
}

/** The language in which a stored checkout was asked for. */
export function localeOfCheckout(stored: unknown): Locale {
  if (typeof stored !== 'object' || stored === null || !('success_url' in stored)) {
    return defaultLocale
  }
  const back = String(stored.success_url)
  return URL.canParse(back) ? localeOfPath(new URL(back).pathname) : defaultLocale
}
