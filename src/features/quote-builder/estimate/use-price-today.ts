'use client'

import { useEffect, useState } from 'react'
import type { QuoteResult } from '@/domain/pricing/types'
import type { CalculatedQuote } from '../draft/flow-state'
import { calculateQuote } from './calculate-quote'

/** A price this young is not asked for again. */
const freshMs = 60_000

/**
 * What the same inputs come to by now, where that is another price than the one shown; null where it is
 * the same, where nobody could say, and of a saved quote, whose price stays. Looked at when a kept
 * estimate is opened and whenever somebody comes back to it.
 */
export function usePriceToday(calculated: CalculatedQuote, isSaved: boolean): QuoteResult | null {
  const [found, setFound] = useState<{ of: string; quote: QuoteResult } | null>(null)
  const { request, requestKey, calculatedAt, quote } = calculated
  useEffect(() => {
    if (isSaved) return
    let isCurrent = true
    let lookedAt = Date.parse(calculatedAt)
    async function look() {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < freshMs) return
      lookedAt = Date.now()
      const outcome = await calculateQuote(request)
      if (isCurrent && outcome.ok) setFound({ of: requestKey, quote: outcome.quote })
    }
    const onReturn = () => void look()
    onReturn()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [request, requestKey, calculatedAt, isSaved])
  const isOther =
    found?.of === requestKey &&
    (found.quote.totalCost !== quote.totalCost || found.quote.currencyCode !== quote.currencyCode)
  return isOther && !isSaved ? found.quote : null
}
