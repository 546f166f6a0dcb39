import type { CommercialProduct } from './service-flows'
import type { GlassCategory, HardwareItem, HardwareUse } from './types'

type Work = {
  serviceType: string
  product: CommercialProduct | null
  /** Of the glass that is chosen; null while none is. */
  glassCategory: GlassCategory | null
}

const usesOfService: Partial<Record<string, readonly HardwareUse[]>> = {
  new_window_installation: ['window'],
  mirrors_tabletops_quote: ['mirror', 'tabletop'],
}

const usesOfProduct: Partial<Record<CommercialProduct, readonly HardwareUse[]>> = {
  commercial_doors: ['door'],
  storefronts: ['door', 'window', 'partition'],
  office_partitions: ['door', 'partition'],
  gym_mirror_wall: ['mirror'],
  herculite_doors: ['door'],
  bifolding_doors: ['door'],
  pivot_doors: ['door'],
  sliding_doors: ['door'],
}

/** What the work may be; null where it may be anything. */
function usesOf({ serviceType, product, glassCategory }: Work): readonly HardwareUse[] | null {
  if (glassCategory === 'mirror' || glassCategory === 'tabletop') return [glassCategory]
  return (product ? usesOfProduct[product] : usesOfService[serviceType]) ?? null
}

/** Whether the screen offers an item for this work. What the server prices is not narrowed by it. */
export function fitsWork({ fits }: Pick<HardwareItem, 'fits'>, work: Work): boolean {
  const uses = usesOf(work)
  return fits.length === 0 || uses === null || fits.some((use) => uses.includes(use))
}
