import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { EmptyOpeningDrawing } from '@/drawings/illustrations/empty-opening'
import { quotesInTurn } from '@/domain/account/quotes-in-turn'
import type { OrderDates } from '@/domain/booking/order-dates'
import { offeredBookPath } from '@/domain/booking/book-path'
import type { BookingOffer } from '@/domain/booking/book-path'
import { orderKindOf } from '@/domain/booking/order-kind'
import type { OrderKind } from '@/domain/booking/order-kind'
import { pricedServices } from '@/domain/services-catalogue/services'
import type { OwnQuote } from '@/services/quotes/own-quotes'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { QuoteRow } from './quote-row'
import { UnsavedEstimateLine, UnsavedEstimatePanel } from './unsaved-estimate'

type Props = {
  locale: Locale
  quotes: OwnQuote[]
  dates: Record<OrderKind, OrderDates | null>
  booking: BookingOffer
  /** Of the account; empty where it has none. */
  phone: string
}

/** One's quotes, a sheet each. */
export async function QuoteList({ locale, quotes, dates, booking, phone }: Props) {
  const t = await getTranslations({ locale, namespace: 'account.quotes' })
  const called = await getTranslations({ locale, namespace: 'serviceCatalogue.names' })
  const names = Object.fromEntries(pricedServices.map((code) => [code, called(code)]))
  if (quotes.length === 0) {
    return (
      <div className="border border-rule bg-paper p-1.5">
        <div className="grid items-center border border-text-second sm:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="grid h-full place-items-center border-b border-rule bg-ground p-6 sm:border-r sm:border-b-0">
            <EmptyOpeningDrawing figure="?" className="max-w-44" />
          </div>
          <div className="px-5 py-7 md:px-8">
            <UnsavedEstimatePanel names={names}>
              <p className="font-display text-h3 leading-tight">{t('emptyTitle')}</p>
              <p className="mt-2 max-w-md text-text-second">{t('emptyText')}</p>
              <Link
                href={localHref(locale, '/get-quote')}
                className={classNames(buttonClasses('sun', 'large'), 'mt-6')}
              >
                {t('start')}
              </Link>
            </UnsavedEstimatePanel>
          </div>
        </div>
      </div>
    )
  }
  const { inTurn, first, firstPaidHere } = quotesInTurn(quotes)
  return (
    <>
      <UnsavedEstimateLine names={names}>
        <Link href={localHref(locale, '/get-quote')} className="text-link">
          {t('another')}
        </Link>
      </UnsavedEstimateLine>
      <ul>
        {inTurn.map((quote) => (
          <QuoteRow
            key={quote.id}
            {...{ locale, quote, phone }}
            takesVisits={booking.isOpen}
            bookPath={offeredBookPath(
              { address: quote.projectAddress, serviceType: quote.serviceType },
              booking,
            )}
            dates={dates[orderKindOf(quote.serviceType)]}
            isMain={quote === first}
            saysCancellation={quote === firstPaidHere}
          />
        ))}
      </ul>
    </>
  )
}
