import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { OrderDates } from '@/domain/booking/order-dates'
import { BrowserTexts } from '@/i18n/browser-texts'
import { paperWords } from '@/i18n/paper-words'
import { translatorOf } from '@/i18n/translator'
import { QuoteSheet } from '@/papers/sheet/quote-sheet'
import type { SharedEstimate } from '@/services/shared-estimates/open-shared'
import { Alert } from '@/ui/alert'
import { buttonClasses } from '@/ui/button'
import { BarFigure } from './bar-figure'
import { builderHref } from './builder-href'
import { ReachBar } from './reach-bar'
import { SharedSteps } from './shared-steps'

type Props = {
  locale: Locale
  shared: SharedEstimate
  /** Called out of hours; null where it is no other. */
  nightPhone: string | null
  /** When what is ordered now is measured, made and installed; null where nobody can say. */
  dates: OrderDates | null
}

/** An estimate that a visitor passed on: to look at, and to go on with in the builder. */
export function SharedPage({ locale, shared, nightPhone, dates }: Props) {
  const { paper, request, totalNow } = shared
  const t = translatorOf(locale, 'link.shared')
  const words = paperWords(translatorOf(locale, 'papers'), locale)
  const made = { date: words.longDay(paper.revision.madeAt) }
  const href = localHref(locale, builderHref(request))
  const total = words.t(paper.sums.tax?.amount ? 'head.totalWithTax' : 'head.total')
  const { margin, tax } = paper.sums
  const withTax = { tax: tax?.amount ? 'yes' : 'no' }
  const ofLines = margin.folded
    ? translatorOf(locale, 'quote.estimate')('scheduleFolded', withTax)
    : t('lines', withTax)
  const isSame = totalNow === paper.sums.total
  return (
    <div className="page grid gap-6 pt-6 pb-40 lg:py-12 print:py-0">
      {isSame ? null : (
        <Alert tone="notice" title={t('changed', made)}>
          {totalNow === null
            ? t('noPrice')
            : t('today', { total: words.money(totalNow, paper.currency) })}
        </Alert>
      )}
      <QuoteSheet
        {...{ paper, words }}
        isPreview
        isOver={!isSame}
        ofLines={ofLines}
        steps={
          <BrowserTexts
            locale={locale}
            pick={({ quote: { estimate } }) => ({ quote: { estimate: { next: estimate.next } } })}
          >
            <SharedSteps
              dates={dates}
              until={paper.validUntil}
              withDeposit={paper.deposit !== null}
            />
          </BrowserTexts>
        }
        actions={
          <>
            <a href={href} className={`${buttonClasses('sun', 'large')} w-full max-lg:hidden`}>
              {t('open')}
            </a>
            <p className="text-small text-text-second lg:mt-3">{t('openText')}</p>
          </>
        }
        links={
          <p className="text-small text-text-second">
            {t('nothing')} {t('private')}
          </p>
        }
      />
      <BarFigure label={total} figure={words.money(paper.sums.total, paper.currency)}>
        <a href={href} className={buttonClasses('sun', 'large')}>
          {t('openShort')}
        </a>
      </BarFigure>
      <BrowserTexts locale={locale} pick={({ link: { reach } }) => ({ link: { reach } })}>
        <ReachBar
          phone={paper.company.phone}
          nightPhone={nightPhone}
          ask={{ href: localHref(locale, '/contact') }}
        />
      </BrowserTexts>
    </div>
  )
}
