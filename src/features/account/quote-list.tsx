import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { quoteState } from '@/domain/account/quote-state'
import type { QuoteState } from '@/domain/account/quote-state'
import { formatInches } from '@/domain/measure/format-length'
import { JobProgressLine } from '@/client/job-progress'
import { isPricedService } from '@/domain/services-catalogue/services'
import { WorkThumbnail } from '@/drawings/to-scale/work-thumbnail'
import { siteFormatter } from '@/i18n/site-formatter'
import type { OwnQuote } from '@/services/quotes/own-quotes'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { withFractions } from '@/ui/with-fractions'
import { PayButton } from './pay-button'

type Props = { locale: Locale; quotes: OwnQuote[] }

/** One's quotes, as a ledger: number, what, total, status, and what can be done with each. */
export async function QuoteList({ locale, quotes }: Props) {
  const t = await getTranslations({ locale, namespace: 'account.quotes' })
  if (quotes.length === 0) {
    return (
      <div className="border-y border-rule py-12">
        <p className="font-display text-h3">{t('emptyTitle')}</p>
        <p className="mt-2 max-w-md text-text-second">{t('emptyText')}</p>
        <Link
          href={localHref(locale, '/get-quote')}
          className={classNames(buttonClasses('sun', 'large'), 'mt-6')}
        >
          {t('start')}
        </Link>
      </div>
    )
  }
  return (
    <ul className="border-b border-rule">
      {quotes.map((quote) => (
        <QuoteRow key={quote.id} locale={locale} quote={quote} />
      ))}
    </ul>
  )
}

async function QuoteRow({ locale, quote }: { locale: Locale; quote: OwnQuote }) {
  const t = await getTranslations({ locale, namespace: 'account.quotes' })
  const format = siteFormatter(locale)
  const state = quoteState(quote)
  const resumeHref = localHref(locale, `/get-quote?quote_id=${quote.id}`)
  const names = await getTranslations({ locale, namespace: 'serviceCatalogue.names' })
  return (
    <li className="grid gap-x-8 gap-y-5 border-t border-rule py-7 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex gap-5">
        {quote.works[0] ? <WorkThumbnail work={quote.works[0]} /> : null}
        <div className="min-w-0">
          <p className="text-small text-text-second">
            <span className="sr-only">{t('number')} </span>
            <span className="font-medium text-edge-mid">{quote.number}</span>
          </p>
          <h3 className="mt-1 text-h4">
            {names(isPricedService(quote.serviceType) ? quote.serviceType : 'other')}
          </h3>
          <p className="mt-1 text-text-second">
            {quote.glassName ? (
              <span className="block">
                {withFractions([quote.glassName, quote.finishName].filter(Boolean).join(' · '))}
              </span>
            ) : null}
            {quote.panels.map(({ widthIn, heightIn }, index) => (
              <span key={index} className="block figures">
                {t('size', { width: formatInches(widthIn), height: formatInches(heightIn) })}
              </span>
            ))}
          </p>
        </div>
      </div>
      <div className="sm:text-right">
        <p className="money text-h3 leading-tight">
          <span className="sr-only">{t('total')} </span>
          {money(quote.totalCost)}
        </p>
        {moneyLine() ? <p className="figures text-small text-text-second">{moneyLine()}</p> : null}
        <p className="mt-1 font-medium">
          <span className="sr-only">{t('status')} </span>
          <span className={tones[state] ?? 'text-text'}>
            {t(quote.answerAddress ? 'statuses.to_accept' : `statuses.${state}`)}
          </span>
        </p>
        <p className="text-small text-text-second">{dateLine()}</p>
      </div>
      {quote.progress ? (
        <div className="sm:col-span-2">
          <JobProgressLine progress={quote.progress} locale={locale} />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3 sm:col-span-2 sm:justify-end">
        <Link
          href={resumeHref}
          className={buttonClasses('outline')}
          aria-label={t(quote.canResume ? 'resumeLabel' : 'viewLabel', { number: quote.number })}
        >
          {t(quote.canResume ? 'resume' : 'view')}
        </Link>
        {quote.answerAddress ? (
          <a
            href={quote.answerAddress}
            className={buttonClasses('ink')}
            aria-label={t('answerLabel', { number: quote.number })}
          >
            {t('answer')}
          </a>
        ) : quote.due ? (
          <PayButton
            quoteId={quote.id}
            number={quote.number}
            purpose={quote.due.purpose}
            resumeHref={resumeHref}
          />
        ) : null}
      </div>
    </li>
  )

  function money(amount: number): string {
    return format.number(amount, { style: 'currency', currency: quote.currencyCode })
  }

  /** What is paid first and what is left, where not all is paid at once. */
  function moneyLine(): string | null {
    if (quote.due?.purpose === 'deposit')
      return t('depositAsked', { amount: money(quote.due.amount) })
    if (quote.rest === null) return null
    const amounts = { paid: money(quote.amountPaid), owed: money(quote.balanceDue) }
    // While a payment is underway, nothing more is asked for.
    const when = quote.isPaymentUnderway ? null : quote.rest.when
    return t(`rest.${when ?? 'unknown'}`, amounts)
  }

  function dateLine(): string {
    const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'medium' })
    if (quote.paidAt) return t('paidOn', { date: day(quote.paidAt) })
    if (quote.validUntil && state !== 'expired') {
      return t('validUntil', { date: day(quote.validUntil) })
    }
    return t('saved', { date: day(quote.savedAt) })
  }
}

const tones: Partial<Record<QuoteState, string>> = {
  paid: 'text-edge-mid',
  deposit_paid: 'text-edge-mid',
  part_paid: 'text-edge-mid',
  expired: 'text-error',
  disputed: 'text-error',
}
