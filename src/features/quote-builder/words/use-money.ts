'use client'

import { useCallback } from 'react'
import { useSiteFormatter } from '@/i18n/use-site-formatter'

/** Writes money with its sign, and as a bare amount for a column headed by the currency. */
export function useMoney(currencyCode: string) {
  const format = useSiteFormatter()
  const withSign = useCallback(
    (amount: number) => format.number(amount, { style: 'currency', currency: currencyCode }),
    [format, currencyCode],
  )
  const bare = useCallback(
    (amount: number) =>
      format
        .number(amount, { style: 'currency', currency: currencyCode, currencyDisplay: 'code' })
        .replace(/[^\d.,-]/g, ''),
    [format, currencyCode],
  )
  return { withSign, bare }
}
