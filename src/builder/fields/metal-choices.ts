import type { MetalKey } from '@/domain/content/plate-choices'
import type { HardwareItem, PricingTables } from '@/domain/pricing/types'
import type { HardwareChoice } from './hardware-choices'

type Tables = Pick<PricingTables, 'hardware'>
type Metal = HardwareItem & { metal: MetalKey }

const isMetal = (item: HardwareItem): item is Metal => item.metal !== null

/** The metals that an enclosure can be had in, in the order of the list. */
export function offeredMetals({ hardware }: Tables): Metal[] {
  return hardware.filter(isMetal).filter(({ offeredFor }) => offeredFor.includes('shower'))
}

/** The metal among what was chosen; none where nobody said. */
export function metalOf(chosen: readonly HardwareChoice[], tables: Tables | null): Metal | null {
  const ids = new Set(chosen.map(({ id }) => id))
  return tables?.hardware.filter(isMetal).find(({ id }) => ids.has(id)) ?? null
}

/** The choices with this metal in place of any other; without one, where it is null. */
export function chooseMetal(
  chosen: readonly HardwareChoice[],
  metal: number | null,
  tables: Tables,
): HardwareChoice[] {
  const others = withoutMetal(chosen, tables)
  return metal === null ? others : [...others, { id: metal, quantity: 1 }]
}

/** The parts that were chosen. */
export function withoutMetal(
  chosen: readonly HardwareChoice[],
  { hardware }: Tables,
): HardwareChoice[] {
  const metals = new Set(hardware.filter(isMetal).map(({ id }) => id))
  return chosen.filter(({ id }) => !metals.has(id))
}
