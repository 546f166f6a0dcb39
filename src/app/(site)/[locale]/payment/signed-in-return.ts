import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { queryText } from '@/app/query-text'
import type { SearchParams } from '@/app/query-text'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { withReturnPath } from '@/domain/account/safe-return-path'
import type { Hrefs } from '@/features/checkout/confirm-payment'
import type { ReturnQuery } from '@/features/checkout/report-return'
import { isPricedService } from '@/domain/services-catalogue/services'
import type { Asked } from '@/features/checkout/waiting-sheet'
import type { ServiceContext } from '@/services/context'
import { paymentAsked } from '@/services/payments/payment-asked'
import { contextForPage } from '@/services/request-context'

const names = ['session_id', 'quote_id', 'payment_id'] as const

/** The ids in the address of the way back; what is missing is left out. */
function returnQuery(search: SearchParams): Partial<ReturnQuery> {
  const given = names.flatMap((name) => {
    const value = queryText(search[name])
    return value === '' ? [] : [[name, value] as const]
  })
  return Object.fromEntries(given)
}

type Return = { query: Partial<ReturnQuery>; hrefs: Hrefs; asked: Asked | null }

/** Lets a signed-in customer in who comes back from the payment page; others sign in first. */
export async function signedInReturn(
  locale: Locale,
  path: string,
  search: SearchParams,
): Promise<Return> {
  const query = returnQuery(search)
  const here = localHref(locale, path)
  const ctx = await contextForPage(await headers())
  if (ctx.actor === null) {
    const text = new URLSearchParams(query).toString()
    redirect(withReturnPath(localHref(locale, '/login'), text === '' ? here : `${here}?${text}`))
  }
  const { quote_id: quoteId } = query
  const quote = quoteId === undefined ? '' : `?quote_id=${encodeURIComponent(quoteId)}`
  return {
    query,
    asked: await askedInWords(ctx, query, locale),
    hrefs: {
      profile: localHref(locale, '/profile'),
      home: localHref(locale, '/'),
      contact: localHref(locale, '/contact'),
      visit: localHref(locale, '/book-visit'),
      quote: `${localHref(locale, '/get-quote')}${quote}`,
    },
  }
}

async function askedInWords(
  ctx: ServiceContext,
  query: Partial<ReturnQuery>,
  locale: Locale,
): Promise<Asked | null> {
  const asked = await paymentAsked({ ctx, query })
  if (asked === null) return null
  const names = await getTranslations({ locale, namespace: 'serviceCatalogue.names' })
  const { serviceType, ...rest } = asked
  return { ...rest, work: names(isPricedService(serviceType) ? serviceType : 'other') }
}
