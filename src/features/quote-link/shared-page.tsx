import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { paperWords } from '@/i18n/paper-words'
import { translatorOf } from '@/i18n/translator'
import { QuoteSheet } from '@/papers/sheet/quote-sheet'
import type { SharedEstimate } from '@/services/shared-estimates/open-shared'
import { Alert } from '@/ui/alert'
import { buttonClasses } from '@/ui/button'
import { builderHref } from './builder-href'

type Props = { locale: Locale; shared: SharedEstimate }

/** An estimate that a visitor passed on: to look at, and to go on with in the builder. */
export function SharedPage({ locale, shared }: Props) {
  const { paper, request, totalNow } = shared
  const t = translatorOf(locale, 'link.shared')
  const words = paperWords(translatorOf(locale, 'papers'), locale)
  const made = { date: words.longDay(paper.revision.madeAt) }
  const isSame = totalNow === paper.sums.total
  return (
    <div className="page grid gap-6 pt-6 pb-20 lg:py-12">
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
        actions={
          <>
            <a
              href={localHref(locale, builderHref(request))}
              className={`${buttonClasses('sun', 'large')} w-full`}
            >
              {t('open')}
            </a>
            <p className="mt-3 text-small text-text-second">{t('openText')}</p>
          </>
        }
        links={
          <p className="text-small text-text-second">
            {t('preview', made)} {t('private')}
          </p>
        }
      />
    </div>
  )
}
