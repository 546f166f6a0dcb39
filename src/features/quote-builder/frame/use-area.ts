'use client'

import { useFormatter, useTranslations } from 'next-intl'

/** Writes an area in square feet and square inches. */
export function useAreaWords() {
  const t = useTranslations('quote.sheet')
  const format = useFormatter()
  return {
    both: (sqFt: number) => t('area', figures(format, sqFt)),
    inBrackets: (sqFt: number) => t('areaInBrackets', figures(format, sqFt)),
    sqFt: (sqFt: number) => t('sqFt', figures(format, sqFt)),
  }
}

function figures(format: ReturnType<typeof useFormatter>, sqFt: number) {
  return {
    feet: format.number(sqFt, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    inches: format.number(sqFt * 144, { maximumFractionDigits: 0 }),
  }
}
