import type { PricingTables } from '@/domain/pricing/types'
import { lookKey } from '@/domain/quote/drawn-work'
import { materialOf } from '@/drawings/material/glass-material'
import type { GlassMaterial } from '@/drawings/material/glass-material'
import type { GeneralDraft } from './general-draft'

/** What the chosen glass looks like: a mirror as one, any other by its finish. */
export function generalMaterial(
  draft: Pick<GeneralDraft, 'glassTypeId' | 'finishId'>,
  tables: Pick<PricingTables, 'glassTypes' | 'finishes'> | null,
): GlassMaterial {
  const glassType = tables?.glassTypes.find((row) => String(row.id) === draft.glassTypeId)
  const finish = tables?.finishes.find((row) => String(row.id) === draft.finishId)
  return glassType && finish ? materialOf(lookKey({ glassType, finish })) : 'clear'
}
