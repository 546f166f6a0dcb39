'use client'

import { useId } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { localHref } from '@/config/locales'
import type { PricingTables } from '@/domain/pricing/types'
import { panesOf } from '@/builder/replacement/panes'
import type { ReplacementDraft, RoughSize } from '@/builder/replacement/replacement-draft'
import { SpokenFigure } from '@/builder/figures/spoken-figure'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { RoughSizeChoice } from './rough-size-choice'
import { boundsOf } from './unsure-size'
import { useUnsureRange } from './use-unsure-range'
import type { Unsure } from './use-unsure-range'

type Props = {
  draft: ReplacementDraft
  tables: PricingTables | null
  serviceType: string
  /** What is taken as not known, whatever was chosen there before. */
  unsure: Unsure
  /** About how large a pane without sizes is, and where that is asked here, what takes the answer. */
  guess?: RoughSize
  onGuess?: (size: RoughSize) => void
}

/** For who does not know or cannot measure: about what it comes to, and a visit instead of a price. */
export function UnsurePanel(props: Props) {
  const { draft, tables, serviceType, unsure, guess = 'usual', onGuess } = props
  const t = useTranslations('quote.replacement.unsure')
  const locale = useLocale()
  const name = useId()
  const panes = panesOf(draft).map((pane) => boundsOf(pane, guess))
  const isUnsized = panes.some(({ isMeasured }) => !isMeasured)
  const { figure, mustBeSafe } = useUnsureRange({
    draft,
    tables,
    serviceType,
    unsure,
    guess,
  })
  return (
    <section
      aria-labelledby={`${name}-title`}
      className="mt-6 border border-edge-mid bg-paper p-5 sm:p-7"
    >
      <h2 id={`${name}-title`} className="text-h4">
        {panes.length > 1 && unsure === 'size' ? t('title.panes') : t(`title.${unsure}`)}
      </h2>
      {onGuess && isUnsized ? (
        <RoughSizeChoice legend={t('aboutHowBig')} chosen={guess} onChoose={onGuess} />
      ) : null}
      {figure ? (
        <>
          <p className="mt-5 flex items-center gap-2.5 text-small text-text-second">
            <span className="rounded-glass border border-edge-mid px-2 py-0.5 text-caption font-semibold text-edge-ink">
              {t('range')}
            </span>
            {t('notAnOffer')}
          </p>
          <p className="mt-1.5 money text-h3">{figure}</p>
          <p className="mt-1 max-w-120 text-small text-text-second">
            {t('assumed', { safe: mustBeSafe ? 'yes' : 'no' })}
          </p>
          <SpokenFigure text={figure} />
        </>
      ) : (
        <p className="mt-4 text-text-second">{t('byHand')}</p>
      )}
      <a
        href={localHref(locale, '/book-visit')}
        className={classNames('mt-5', buttonClasses('ink', 'large'))}
      >
        {t('visit')}
      </a>
      <p className="mt-2 text-small text-text-second">{t('visitText')}</p>
    </section>
  )
}
