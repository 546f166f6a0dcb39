import { fitsWork } from '@/domain/services-catalogue/hardware-fit'
import type { HardwareItem } from '@/domain/pricing/types'
import { quantityOf } from '../fields/hardware-choices'
import type { HardwareChoice } from '../fields/hardware-choices'

/** What goes with the work, and what is chosen already: nothing is charged unseen. */
export function offeredHardware(
  items: readonly HardwareItem[],
  chosen: readonly HardwareChoice[],
  work: Parameters<typeof fitsWork>[1],
): HardwareItem[] {
  return items.filter(
    (item) =>
      item.offeredFor.includes('general') &&
      (fitsWork(item, work) || quantityOf(chosen, item.id) > 0),
  )
}
