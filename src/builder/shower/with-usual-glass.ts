import { finishByKey } from '@/domain/pricing/default-choices'
import { offeredFinishes, offeredShowerThicknesses } from '@/domain/pricing/offered'
import type { PricingTables } from '@/domain/pricing/types'
import type { ShowerDraft } from './shower-draft'

/** The draft with what is usual in place of what nobody chose yet, so that sizes alone have a price. */
export function withUsualGlass(draft: ShowerDraft, tables: PricingTables): ShowerDraft {
  const [usual] = offeredShowerThicknesses(tables)
  const finish = finishByKey(tables, 'standard_clear') ?? offeredFinishes(tables)[0]
  return {
    ...draft,
    thicknessMm: draft.thicknessMm ?? usual?.mm ?? null,
    finishKey: draft.finishKey ?? finish?.key ?? null,
  }
}
