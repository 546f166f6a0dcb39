import 'server-only'
import { slugs } from '@collections/slugs'
import type { Payload } from 'payload'
import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { Quote } from '@/payload-types'
import { localeOfCheckout } from '../payments/checkout-request'
import { findPayments, idOrNull } from '../payments/records'

/** The language of a quote's customer: as the quote or the account says, or as he paid. */
export async function languageOfQuote(payload: Payload, quote: Quote): Promise<Locale> {
  if (quote.language) return quote.language
  const userId = idOrNull(quote.user)
  const account =
    userId === null
      ? null
      : await payload.findByID({
          collection: slugs.users,
          id: userId,
          depth: 0,
          disableErrors: true,
          overrideAccess: true, // only the language
        })
  if (account?.language) return account.language
  const [last] = await findPayments({ payload }, { quote: { equals: quote.id } }, 1, '-id')
  return last ? localeOfCheckout(last.checkoutRequest) : defaultLocale
}
