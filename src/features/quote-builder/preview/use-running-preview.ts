'use client'

import { useMemo } from 'react'
import { useTranslations } from 'next-intl'
import { priceWithinRules, wayOut } from '@/domain/glass-rules/price-within-rules'
import { figuresOfCure } from '@/domain/glass-rules/say-verdict'
import { areaOf } from '@/domain/glass-rules/work'
import type { PricingTables, QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import { taxIn } from '../words/tax-in'
import { useMoney } from '../words/use-money'
import type { Preview } from './preview-sheet'
import { useMovedFigure } from './use-moved-figure'

export type RunningPreview = {
  preview: Preview
  quote: QuoteResult | null
  /** Also of what cannot be made as it is. */
  areaSqFt: number | null
}

type Options = {
  /** Null while something is missing. */
  request: QuoteRequest | null
  tables: PricingTables | null
  /** What stands below the figure, by whether tax is in it. */
  note: (tax: { tax: 'yes' | 'no' }) => string
  /** What is said in place of the figure while something is missing. */
  waiting: { title: string; note: string }
  /** What came into the work by itself, and so into the figure. */
  came?: string | null
}

/** The running figure, worked out in the browser by the rules that the server prices with. */
export function useRunningPreview(options: Options): RunningPreview {
  const { request, tables, note, waiting, came = null } = options
  const t = useTranslations('quote.preview')
  const withCure = useTranslations('quote.curedWith')
  const region = tables?.regions.find((row) => row.id === request?.regionId) ?? tables?.regions[0]
  const { withSign } = useMoney(region?.currencyCode ?? 'USD')
  const outcome = useMemo(
    () => (request && tables ? priceWithinRules(request, tables) : null),
    [request, tables],
  )
  const blocked = outcome && !outcome.ok && outcome.kind === 'blocked' ? outcome : null
  const out = useMemo(
    () => (blocked && tables ? wayOut(blocked.request, tables) : null),
    [blocked, tables],
  )
  const moved = useMovedFigure(request, outcome?.ok ? outcome.quote : null)
  if (outcome?.ok) {
    const total = withSign(outcome.quote.totalCost)
    return {
      quote: outcome.quote,
      areaSqFt: outcome.quote.totalAreaSqFt,
      preview: { kind: 'figure', total, note: note(taxIn(outcome.quote)), moved, with: came },
    }
  }
  if (blocked && tables) {
    const [first] = blocked.verdicts
    const panels = blocked.request.panels ?? []
    const why =
      panels.length > 1 && first ? t('panelNotMade', { panel: first.piece + 1 }) : t('notMade')
    const [cure, another] = out?.cures ?? []
    const name =
      cure &&
      (another
        ? withCure('several', { count: out?.cures.length ?? 0 })
        : withCure(cure.kind, figuresOfCure(cure, tables)))
    const cured = out && name ? { total: withSign(out.total), with: name } : null
    return {
      quote: null,
      areaSqFt: panels.reduce((sum, panel) => sum + areaOf(panel), 0) || null,
      preview: { kind: 'paused', why, cured, note: t('notMadeNote') },
    }
  }
  const said = outcome ? { title: t('noPrice'), note: t('noPriceNote') } : waiting
  return { quote: null, areaSqFt: null, preview: { kind: 'waiting', ...said } }
}
