import type { GlassCategory, HardwareItem, HardwareUse } from '@/domain/pricing/types'
import { productRow } from './commercial-products'
import type { CommercialProduct } from './commercial-products'
import { serviceRow } from './services'
import type { PricedService } from './services'

type Work = {
  serviceType: PricedService
  product: CommercialProduct | null
  /** Of the glass that is chosen; null while none is. */
  glassCategory: GlassCategory | null
}

/** What the work may be; null where it may be anything. */
function usesOf({ serviceType, product, glassCategory }: Work): readonly HardwareUse[] | null {
  if (glassCategory === 'mirror' || glassCategory === 'tabletop') return [glassCategory]
  return product ? productRow(product).hardwareUses : serviceRow(serviceType).hardwareUses
}

/** Whether the screen offers an item for this work. What the server prices is not narrowed by it. */
export function fitsWork({ fits }: Pick<HardwareItem, 'fits'>, work: Work): boolean {
  const uses = usesOf(work)
  return fits.length === 0 || uses === null || fits.some((use) => uses.includes(use))
}
