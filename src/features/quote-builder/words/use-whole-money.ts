'use client'

import { useCallback } from 'react'
import { useSiteFormatter } from '@/i18n/use-site-formatter'

/** Writes whole amounts, for where nothing is promised to the cent. */
export function useWholeMoney(currencyCode: string): (amount: number) => string {
  const format = useSiteFormatter()
  return useCallback(
    (amount) =>
      format.number(amount, {
        style: 'currency',
        currency: currencyCode,
        maximumFractionDigits: 0,
      }),
    [format, currencyCode],
  )
}
