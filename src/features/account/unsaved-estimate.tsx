'use client'

import { useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { draftsForgotten } from '@/client/quote-drafts'
import { placeOfEstimate, standingEstimate } from '@/client/standing-estimate'
import type { StandingEstimate } from '@/client/standing-estimate'
import { localHref } from '@/config/locales'
import { formatOnTape } from '@/domain/measure/format-length'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'

type Props = {
  /** What each service is called. */
  names: Readonly<Record<string, string>>
  /** Stands in its place where there is none, and keeps its room. */
  children: ReactNode
}

/** An estimate of this browser that was not saved, above the quotes that were: in a line, with the way on. */
export function UnsavedEstimateLine({ names, children }: Props) {
  const t = useTranslations('account.quotes')
  const found = useEstimateInWords(names)
  return (
    <div className="-mt-3 mb-3 flex min-h-18 items-center sm:min-h-14">
      {found === null ? (
        children
      ) : (
        <p className="fractions">
          {t('unsaved', found)} <span aria-hidden="true">–</span>{' '}
          <Link href={found.href} className="font-semibold whitespace-nowrap text-link">
            {t('continue')}
          </Link>
        </p>
      )}
    </div>
  )
}

/** The same, where nothing was ever saved: in the place of being told so. */
export function UnsavedEstimatePanel({ names, children }: Props) {
  const t = useTranslations('account.quotes')
  const found = useEstimateInWords(names)
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <div className={found === null ? undefined : 'invisible'}>{children}</div>
      {found === null ? null : (
        <div>
          <p className="font-display text-h3 leading-tight">{t('unsavedTitle')}</p>
          <p className="mt-2 max-w-md fractions text-text-second">{t('unsavedText', found)}</p>
          <Link href={found.href} className={classNames(buttonClasses('sun', 'large'), 'mt-6')}>
            {t('continue')}
          </Link>
        </div>
      )}
    </div>
  )
}

function useEstimateInWords(names: Props['names']) {
  const t = useTranslations('account.quotes')
  const locale = useLocale()
  const format = useSiteFormatter()
  const kept = useSyncExternalStore(subscribe, keptText, () => 'null')
  return useMemo(() => {
    const estimate = JSON.parse(kept) as StandingEstimate | null
    if (estimate === null) return null
    const { serviceType, sizes, totalCost, currencyCode } = estimate
    const written = sizes.map(({ widthIn, heightIn }) =>
      t('size', { width: formatOnTape(widthIn), height: formatOnTape(heightIn) }).replaceAll(
        ' ',
        '\u00a0',
      ),
    )
    return {
      what: [names[serviceType], written.join(', ')].filter(Boolean).join(' '),
      figure: format.number(totalCost, { style: 'currency', currency: currencyCode }),
      href: localHref(locale, placeOfEstimate(estimate)),
    }
  }, [kept, names, t, format, locale])
}

function keptText(): string {
  return JSON.stringify(standingEstimate())
}

function subscribe(listener: () => void): () => void {
  const news = ['storage', draftsForgotten]
  for (const name of news) window.addEventListener(name, listener)
  return () => {
    for (const name of news) window.removeEventListener(name, listener)
  }
}
