'use client'

import { useMemo } from 'react'
import { useTranslations } from 'next-intl'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import type { PricingTables, QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import { useVerdicts } from '@/builder/verdicts/use-verdicts'
import { taxIn } from '../words/tax-in'
import { useMoney } from '../words/use-money'
import type { Preview } from './preview-sheet'

export type RunningPreview = { preview: Preview; quote: QuoteResult | null }

type Options = {
  /** Null while something is missing. */
  request: QuoteRequest | null
  tables: PricingTables | null
  /** What stands below the figure, by whether tax is in it. */
  note: (tax: { tax: 'yes' | 'no' }) => string
  /** What is said in place of the figure while something is missing. */
  waiting: { title: string; note: string }
}

/** The running figure, worked out in the browser by the rules that the server prices with. */
export function useRunningPreview({ request, tables, note, waiting }: Options): RunningPreview {
  const t = useTranslations('quote.preview')
  const region = tables?.regions.find((row) => row.id === request?.regionId) ?? tables?.regions[0]
  const { withSign } = useMoney(region?.currencyCode ?? 'USD')
  const outcome = useMemo(
    () => (request && tables ? priceWithinRules(request, tables) : null),
    [request, tables],
  )
  const verdicts = useVerdicts(outcome?.ok ? null : request, tables)
  if (outcome?.ok) {
    const total = withSign(outcome.quote.totalCost)
    return {
      quote: outcome.quote,
      preview: { kind: 'figure', total, note: note(taxIn(outcome.quote)) },
    }
  }
  if (outcome?.kind === 'blocked') {
    const cured = verdicts.find(({ cure }) => cure?.total)?.cure
    const note = cured
      ? t('notMadeWith', { total: cured.total ?? '', cure: cured.name })
      : t('notMadeNote')
    return { quote: null, preview: { kind: 'waiting', title: t('notMade'), note } }
  }
  const said = outcome ? { title: t('noPrice'), note: t('noPriceNote') } : waiting
  return { quote: null, preview: { kind: 'waiting', ...said } }
}
