import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import type { QuoteState } from '@/domain/account/quote-state'
import { siteFormatter } from '@/i18n/site-formatter'
import type { OwnQuote } from '@/services/quotes/own-quotes'

type Props = { locale: Locale; quote: OwnQuote; state: QuoteState }

/** What it costs, what of it is paid and what is left, and the day that counts; the paid part drawn as long as it is. */
export async function QuoteMoney({ locale, quote, state }: Props) {
  const t = await getTranslations({ locale, namespace: 'account.quotes' })
  const format = siteFormatter(locale)
  const money = (amount: number) =>
    format.number(amount, { style: 'currency', currency: quote.currencyCode })
  const line = moneyLine()
  const share = quote.totalCost > 0 ? Math.min(1, quote.amountPaid / quote.totalCost) : 0
  return (
    <div className="border-t border-text-second px-5 py-4 md:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <p className="money text-title leading-none font-light">
          <span className="sr-only">{t('total')} </span>
          {money(quote.totalCost)}
        </p>
        <p className="text-small text-text-second">{dateLine()}</p>
      </div>
      {quote.rest === null ? null : (
        <div aria-hidden="true" className="mt-4 h-1.5 bg-rule">
          <div className="h-full bg-edge-mid" style={{ width: `${share * 100}%` }} />
        </div>
      )}
      {line ? <p className="mt-2 figures text-small text-text-second">{line}</p> : null}
    </div>
  )

  /** What is paid first and what is left, where not all is paid at once; what stayed of what went back. */
  function moneyLine(): string | null {
    if (quote.due?.purpose === 'deposit')
      return t('depositAsked', { amount: money(quote.due.amount) })
    if (state === 'refunded') return t('allBack')
    if (quote.rest === null) {
      return state === 'partially_refunded'
        ? t('partBack', { kept: money(quote.amountPaid) })
        : null
    }
    const amounts = { paid: money(quote.amountPaid), owed: money(quote.balanceDue) }
    // While a payment is underway, nothing more is asked for.
    const when = quote.isPaymentUnderway ? null : quote.rest.when
    return t(`rest.${when ?? 'unknown'}`, amounts)
  }

  function dateLine(): string {
    const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'medium' })
    if (quote.paidAt) return t('paidOn', { date: day(quote.paidAt) })
    // a price that money came on holds
    const isOffer = quote.amountPaid <= 0 && state !== 'refunded' && state !== 'expired'
    if (quote.validUntil && isOffer) {
      return t('validUntil', { date: day(quote.validUntil) })
    }
    return t('saved', { date: day(quote.savedAt) })
  }
}
