import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { chooseGlass, glassTypesFor } from './general-draft'
import { generalRequest } from './general-request'
import type { GeneralDraft } from './general-draft'

const sampleAreaSqFt = 20

/** What the sample is billed for, in square feet: what is said of a square foot is a part of it. */
export function sampleBilledSqFt({ settings }: Pick<PricingTables, 'settings'>): number {
  return Math.max(sampleAreaSqFt, settings.minimumBilledSqFt)
}

/** The work in a size of our own, to say what goes with it before its size is known. */
export function sampleRequest(
  draft: GeneralDraft,
  service: Parameters<typeof generalRequest>[1],
  tables: PricingTables,
): QuoteRequest | null {
  const [first] = glassTypesFor(tables, null)
  const glazed =
    draft.glassTypeId === '' && first ? chooseGlass(draft, String(first.id), tables) : draft
  return generalRequest({ ...glazed, width: '4', height: '5' }, service, tables)
}
