import { useMemo } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { formattingLocales } from '@/config/locales'
import type { TotalChange } from '@/domain/glass-rules/price-within-rules'
import { formatMoney } from '@/domain/money/money'

export type InTotal = {
  /** As `+$226.24 in your total, tax included`; null where it changes nothing. */
  whole: (change: TotalChange | null) => string | null
  /** The figure alone, as `+$226.24`. */
  figure: (change: TotalChange | null) => string | null
}

/** Says what a choice changes the total by, in the same words everywhere. */
export function useInTotal(): InTotal {
  const t = useTranslations('quote.inTotal')
  const locale = useLocale()
  return useMemo(() => {
    const figure = (change: TotalChange | null) => {
      if (change === null || change.adds === 0) return null
      const { adds, currencyCode } = change
      const amount = formatMoney(Math.abs(adds), currencyCode, formattingLocales[locale])
      return `${adds > 0 ? '+' : '−'}${amount}`
    }
    return {
      figure,
      whole: (change) => {
        const amount = figure(change)
        return change && amount && t('whole', { amount, tax: change.hasTax ? 'yes' : 'no' })
      },
    }
  }, [t, locale])
}
