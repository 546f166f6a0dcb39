import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { nextOfQuote } from '@/domain/account/next-of-quote'
import { isGivenUp, quoteState } from '@/domain/account/quote-state'
import type { QuoteState } from '@/domain/account/quote-state'
import { visitToSet } from '@/domain/account/visit-to-set'
import { formatOnTape } from '@/domain/measure/format-length'
import { withInchMarks } from '@/domain/text/inch-marks'
import { JobProgressLine } from '@/client/job-progress'
import { isPricedService } from '@/domain/services-catalogue/services'
import { WorkThumbnail } from '@/drawings/to-scale/work-thumbnail'
import { siteFormatter } from '@/i18n/site-formatter'
import { readCompany } from '@/services/content/company'
import type { OrderDates } from '@/domain/booking/order-dates'
import type { OwnQuote } from '@/services/quotes/own-quotes'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { withFractions } from '@/ui/with-fractions'
import { ExpectedDays } from './expected-days'
import { PayButton } from './pay-button'
import { QuoteMoney } from './quote-money'

type Props = {
  locale: Locale
  quote: OwnQuote
  /** Of an order of today; null while the shop names none. */
  dates: OrderDates | null
  /** The first of the list that waits for the customer: one main action to a page. */
  isMain: boolean
  /** The first of the list that is paid here: what holds when somebody cancels stands once to a page. */
  saysCancellation: boolean
  /** Where a visit to measure is booked; null where one is booked already, or none can be. */
  bookPath: string | null
  /** Whether the shop takes visits on the site. */
  takesVisits: boolean
  /** Of the account, for a quote that names none; empty where it has none. */
  phone: string
}

/** A quote as a sheet: what is drawn, what it costs and what is left of it, what happens next, one thing to do. */
export async function QuoteRow(props: Props) {
  const { locale, quote, dates, isMain, saysCancellation, bookPath, takesVisits, phone } = props
  const t = await getTranslations({ locale, namespace: 'account.quotes' })
  const names = await getTranslations({ locale, namespace: 'serviceCatalogue.names' })
  const format = siteFormatter(locale)
  const state = quoteState(quote)
  const resumeHref = localHref(locale, `/get-quote?quote_id=${quote.id}`)
  // what stood still when its money went back leads nowhere
  const progress = isGivenUp(state, quote) ? null : quote.progress
  const hasAct = quote.answerAddress !== null || quote.due !== null
  // days count from the visit on, while nobody has measured yet
  const isAhead = !quote.isMeasured && hasAct
  const visit = visitToSet({ ...quote, state }, { bookPath, isOpen: takesVisits })
  const isBookable = visit === 'customer'
  // on a phone what else there is stands below what is to be done
  const look = classNames(isMain ? buttonClasses('sun', 'large') : buttonClasses('ink'), ownRow)
  const { cancellation } = await readCompany(locale)
  const [work] = quote.works
  const money = (amount: number) =>
    format.number(amount, { style: 'currency', currency: quote.currencyCode })
  return (
    <li className="mt-8 border border-rule bg-paper p-1.5 first:mt-0">
      <div className="border border-text-second">
        <div className={classNames('grid', work && 'sm:grid-cols-[11rem_minmax(0,1fr)]')}>
          {work ? (
            <div className="grid place-items-center border-b border-rule bg-ground p-4 sm:border-r sm:border-b-0">
              <WorkThumbnail work={work} className="h-auto w-36" />
            </div>
          ) : null}
          <div className="min-w-0 px-5 py-5 md:px-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <p className="text-small text-text-second">
                <span className="sr-only">{t('number')} </span>
                <span className="font-medium text-edge-mid">{quote.number}</span>
              </p>
              <p className="text-small font-semibold">
                <span className="sr-only">{t('status')} </span>
                <span className={tones[state] ?? 'text-text'}>
                  {t(quote.answerAddress ? 'statuses.to_accept' : `statuses.${state}`)}
                </span>
              </p>
            </div>
            <h3 className="mt-2 text-h3 leading-tight">
              {names(isPricedService(quote.serviceType) ? quote.serviceType : 'other')}
            </h3>
            <p className="mt-2 text-text-second">
              {quote.glassName ? (
                <span className="block">
                  {withFractions(
                    [withInchMarks(quote.glassName), quote.finishName].filter(Boolean).join(', '),
                  )}
                </span>
              ) : null}
              {quote.panels.map(({ widthIn, heightIn }, index) => (
                <span key={index} className="block figures">
                  {t('size', { width: formatOnTape(widthIn), height: formatOnTape(heightIn) })}
                </span>
              ))}
            </p>
          </div>
        </div>
        <QuoteMoney {...{ locale, quote, state }} />
        <div className="grid gap-x-8 gap-y-5 border-t border-rule px-5 py-5 md:px-6">
          {progress ? (
            <JobProgressLine
              progress={progress}
              locale={locale}
              waitsForYes={quote.answerAddress !== null}
            />
          ) : dates && isAhead ? (
            <ExpectedDays {...{ locale, dates }} />
          ) : null}
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <p className="max-w-[46ch] min-w-0 flex-[1_1_16rem]">
              <span className="block text-small text-text-second">{t('next.label')}</span>
              {t(`next.${nextOfQuote({ ...quote, state, isBookable })}`, {
                amount: quote.due ? money(quote.due.amount) : '',
                visit,
                phone: quote.customerPhone || phone || 'none',
              })}
            </p>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:w-full lg:max-xl:gap-x-3">
              {quote.answerAddress ? (
                <a
                  href={quote.answerAddress}
                  className={look}
                  aria-label={t('answerLabel', { number: quote.number })}
                >
                  {t('answer')}
                </a>
              ) : quote.due ? (
                <PayButton
                  quoteId={quote.id}
                  number={quote.number}
                  purpose={quote.due.purpose}
                  amount={money(quote.due.amount)}
                  resumeHref={resumeHref}
                  isMain={isMain}
                />
              ) : null}
              {isBookable && bookPath !== null ? (
                <Link
                  href={localHref(locale, bookPath)}
                  className={hasAct ? quietLink : classNames(buttonClasses('ink'), ownRow)}
                >
                  {t('bookVisit')}
                </Link>
              ) : null}
              <Link
                href={quote.page ?? resumeHref}
                className={hasAct || isBookable ? quietLink : buttonClasses('outline')}
                aria-label={t(quote.canResume ? 'resumeLabel' : 'viewLabel', {
                  number: quote.number,
                })}
              >
                {t(quote.canResume ? 'resume' : 'view')}
              </Link>
              {quote.hasPaper ? (
                <a
                  href={`/api/quotes/paper?quote_id=${quote.id}`}
                  download
                  className={quietLink}
                  aria-label={t('paperLabel', { number: quote.number })}
                >
                  {t('paper')}
                </a>
              ) : null}
            </div>
          </div>
          {saysCancellation && cancellation !== '' ? (
            <p className="border-t border-rule pt-4 text-small text-pretty text-text-second">
              <span className="font-semibold text-text">{t('cancellation')}</span> {cancellation}
            </p>
          ) : null}
        </div>
      </div>
    </li>
  )
}

const ownRow = 'max-sm:w-full'

const quietLink =
  'inline-flex min-h-11 items-center font-semibold text-edge-mid underline underline-offset-4 hover:text-edge-ink'

const tones: Partial<Record<QuoteState, string>> = {
  paid: 'text-edge-mid',
  deposit_paid: 'text-edge-mid',
  part_paid: 'text-edge-mid',
  expired: 'text-error',
  disputed: 'text-error',
}
