'use client'

import { useCallback } from 'react'
import { useSiteFormatter } from '@/i18n/use-site-formatter'

/** Writes money with its sign, in dollars where nothing says otherwise yet. */
export function useMoney(currency = 'USD'): (amount: number) => string {
  const format = useSiteFormatter()
  return useCallback(
    (amount) => format.number(amount, { style: 'currency', currency }),
    [format, currency],
  )
}
