'use client'

import { useMemo } from 'react'
import { useTranslations } from 'next-intl'
import { priceQuote } from '@/domain/pricing/price-quote'
import type { PricingTables, QuoteResult } from '@/domain/pricing/types'
import { useMoney } from '../frame/use-money'
import type { Preview } from '../frame/preview-sheet'
import type { BuiltRequest } from './shower-request'

export type RunningPreview = { preview: Preview; quote: QuoteResult | null }

/** The running figure, worked out in the browser by the rules that the server prices with. */
export function useShowerPreview(
  built: BuiltRequest,
  tables: PricingTables | null,
  hasHardware: boolean,
): RunningPreview {
  const t = useTranslations('quote.preview')
  const { withSign } = useMoney(tables?.regions[0]?.currencyCode ?? 'USD')
  const outcome = useMemo(
    () => (built.ok && tables ? priceQuote(built.request, tables) : null),
    [built, tables],
  )
  if (outcome?.ok) {
    const note = t(hasHardware ? 'withHardware' : 'beforeHardware')
    return {
      quote: outcome.quote,
      preview: { kind: 'figure', total: withSign(outcome.quote.totalCost), note },
    }
  }
  const waiting = (title: string, note: string): RunningPreview => ({
    quote: null,
    preview: { kind: 'waiting', title, note },
  })
  if (outcome) return waiting(t('noPrice'), outcome.problems[0]?.message ?? '')
  if (built.ok || built.waitsFor === 'tables') return waiting(t('loading'), t('loadingNote'))
  if (built.waitsFor === 'panel') {
    return waiting(
      t('panel', { number: built.panel + 1 }),
      t(built.field === 'width' ? 'widthNote' : 'heightNote'),
    )
  }
  return waiting(t('sizes'), t('sizesNote'))
}
