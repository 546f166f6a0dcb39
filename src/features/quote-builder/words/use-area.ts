'use client'

import { useTranslations } from 'next-intl'
import type { SiteFormatter } from '@/i18n/site-formatter'
import { squareInches } from '@/domain/measure/square-inches'
import { useSiteFormatter } from '@/i18n/use-site-formatter'

/** Writes an area in square feet and square inches. */
export function useAreaWords() {
  const t = useTranslations('quote.sheet')
  const format = useSiteFormatter()
  return {
    both: (sqFt: number) => t('area', figures(format, sqFt)),
    inBrackets: (sqFt: number) => t('areaInBrackets', figures(format, sqFt)),
    sqFt: (sqFt: number) => t('sqFt', figures(format, sqFt)),
  }
}

function figures(format: SiteFormatter, sqFt: number) {
  return {
    feet: format.number(sqFt, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    inches: format.number(squareInches(sqFt), { maximumFractionDigits: 0 }),
  }
}
