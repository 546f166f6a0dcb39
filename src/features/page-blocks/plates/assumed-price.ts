import { showerRequest } from '@/builder/shower/shower-request'
import { emptyShower } from '@/builder/shower/shower-draft'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import { formatInches } from '@/domain/measure/format-length'
import type { PricingTables, QuoteResult } from '@/domain/pricing/types'

/** 3/8 in, in which most showers are built. */
const usualMm = 9.525

export type Size = { widthIn: number; heightIn: number }

/** What a shower of this size costs in the glass that most are built of; null where it has no price. */
export function assumedShowerPrice(size: Size, tables: PricingTables): QuoteResult | null {
  const sizes = { width: formatInches(size.widthIn), height: formatInches(size.heightIn) }
  const draft = { ...emptyShower(sizes), thicknessMm: usualMm, finishKey: 'standard_clear' }
  const built = showerRequest(draft, tables, 'shower_glass_quote')
  if (!built.ok) return null
  const priced = priceWithinRules(built.request, tables)
  return priced.ok ? priced.quote : null
}
