import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { Payment, Quote } from '@/payload-types'
import { localeOfCheckout } from './checkout-request'
import { idOrNull } from './records'

type Args = { req: PayloadRequest; quote: Quote; payment: Payment }

/**
 * The customer's language, for letters about a payment: that of the page on which a checkout began, and
 * else that of the quote, or of the account.
 */
export async function localeOfPayment({ req, quote, payment }: Args): Promise<Locale> {
  if (payment.checkoutRequest) return localeOfCheckout(payment.checkoutRequest)
  if (quote.language) return quote.language
  const userId = idOrNull(quote.user)
  if (userId === null) return defaultLocale
  const account = await req.payload.findByID({
    collection: slugs.users,
    id: userId,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: true, // the site writes to whoever paid
  })
  return account?.language ?? defaultLocale
}
