import { useTranslations } from 'next-intl'
import { SpokenFigure } from '@/builder/figures/spoken-figure'
import type { FrontRange } from '@/domain/storefront/front-range'
import { useWholeMoney } from '../words/use-whole-money'

/** From and to, joined by a dimension line; never a total. */
export function FrontRangeFigure({ range }: { range: FrontRange | null }) {
  const t = useTranslations('quote.storefront')
  const money = useWholeMoney(range?.currencyCode ?? 'USD')
  if (!range) {
    return (
      <div>
        <p className="font-display text-h3">{t('byHand')}</p>
        <p className="mt-1.5 text-small text-text-second">{t('byHandText')}</p>
      </div>
    )
  }
  const [low, high] = [money(range.low), money(range.high)]
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-text-second">
        <span className="rounded-glass border border-edge-mid px-2 py-0.5 text-caption font-semibold text-edge-ink">
          {t('range')}
        </span>
        {t('rangeOf')}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 money text-h3 leading-12 tracking-tight sm:gap-x-4 sm:text-h2">
        <span>{low}</span>
        <span className="sr-only">{t('to')}</span>
        <svg
          aria-hidden="true"
          viewBox="-1 0 122 24"
          className="h-6 w-24 text-edge-mid max-sm:hidden xl:w-30"
          fill="none"
          stroke="currentColor"
        >
          <path d="M0 12H120M0 4V20M120 4V20M-5 17L5 7M115 17L125 7M20 12v4M40 12v4M60 12v6M80 12v4M100 12v4" />
        </svg>
        <span aria-hidden="true" className="sm:hidden">
          –
        </span>
        <span>{high}</span>
      </p>
      <p className="mt-1.5 max-w-120 text-small text-text-second">{t('assumed')}</p>
      <SpokenFigure text={t('spokenRange', { low, high })} />
    </div>
  )
}
