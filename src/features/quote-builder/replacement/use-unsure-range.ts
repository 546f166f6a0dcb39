'use client'

import { useMemo } from 'react'
import { useTranslations } from 'next-intl'
import { panesOf } from '@/builder/replacement/panes'
import type { ReplacementDraft, RoughSize } from '@/builder/replacement/replacement-draft'
import { isPricedSafe } from '@/domain/glass-rules/safety'
import { rangeOfUnsure } from '@/domain/pricing/unsure-range'
import type { PricingTables } from '@/domain/pricing/types'
import { useWholeMoney } from '../words/use-whole-money'
import { boundsOf } from './unsure-size'

export type Unsure = 'category' | 'thickness' | 'size'

type Options = {
  draft: ReplacementDraft
  /** Null where there are none yet, or where nobody asks for a range. */
  tables: PricingTables | null
  serviceType: string
  /** What is taken as not known, whatever was chosen there before. */
  unsure: Unsure
  /** How large a pane is taken to be that has no sizes. */
  guess: RoughSize
}

/** From what to what a pane comes that somebody does not know all of; the figure is null where nothing has a price. */
export function useUnsureRange({ draft, tables, serviceType, unsure, guess }: Options) {
  const t = useTranslations('quote.replacement.unsure')
  const { range, mustBeSafe } = useMemo(() => {
    if (!tables) return { range: null, mustBeSafe: false }
    const panes = panesOf(draft).map((pane) => boundsOf(pane, guess))
    const safe = isPricedSafe({
      request: { serviceType, safety: draft.safety },
      pieces: panes.map(({ most }) => most),
      tables,
    })
    const thickness = unsure === 'size' ? draft.thickness : null
    return {
      mustBeSafe: safe,
      range: rangeOfUnsure(
        {
          ...{ serviceType, panes },
          category: unsure === 'category' ? null : draft.category,
          thicknessMm: typeof thickness === 'number' ? thickness : null,
          mustBeSafe: safe,
        },
        tables,
      ),
    }
  }, [draft, tables, serviceType, unsure, guess])
  const money = useWholeMoney(range?.currencyCode ?? 'USD')
  const figure = range && t('figure', { low: money(range.low), high: money(range.high) })
  return { figure, mustBeSafe }
}
