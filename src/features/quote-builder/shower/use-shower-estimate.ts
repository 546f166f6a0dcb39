'use client'

import { useTranslations } from 'next-intl'
import type { PricingTables } from '@/domain/pricing/types'
import type { EstimateWords } from '../estimate/estimate-words'
import type { CalculatedQuote } from '../state/flow-state'
import { useRequestWords } from '../estimate/use-request-words'

/** The words of a shower's estimate. */
export function useShowerEstimate(
  calculated: CalculatedQuote | null,
  tables: PricingTables | null,
  title: string,
): EstimateWords | null {
  const t = useTranslations('quote.estimate')
  const words = useRequestWords(tables)
  if (!calculated) return null
  const { request } = calculated
  const sizes = words.sizes(request).map((size, index) => t('panel', { number: index + 1, size }))
  return words.estimate(calculated.request, title, sizes.join(', '))
}
