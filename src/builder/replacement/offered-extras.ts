import type { GlassFinish, HardwareItem, PricingTables } from '@/domain/pricing/types'
import { fitsWork } from '@/domain/services-catalogue/hardware-fit'
import type { PricedService } from '@/domain/services-catalogue/services'
import { quantityOf } from '../fields/hardware-choices'
import type { ReplacementDraft } from './replacement-draft'

type Offered = { finishes: GlassFinish[]; hardware: HardwareItem[] }

/**
 * What a new pane may have like the old one, by the price list: a frosted or patterned surface, a coating.
 * What was chosen already is always among it: nothing is charged unseen.
 */
export function offeredExtras(
  { hardware: chosen = [] }: Pick<ReplacementDraft, 'hardware'>,
  { finishes, hardware }: Pick<PricingTables, 'finishes' | 'hardware'>,
  serviceType: PricedService,
): Offered {
  const work = { serviceType, product: null, glassCategory: null }
  return {
    finishes: [...finishes],
    hardware: hardware.filter(
      (item) =>
        (item.offeredFor.includes('replacement') && fitsWork(item, work)) ||
        quantityOf(chosen, item.id) > 0,
    ),
  }
}
