'use client'

import { useFormatter } from 'next-intl'
import { useCallback } from 'react'

/** Writes money with its sign, and as a bare amount for a column headed by the currency. */
export function useMoney(currencyCode: string) {
  const format = useFormatter()
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
