import type { GlassCategory } from '@/domain/pricing/types'
import type { UsualGlass } from '@/domain/pricing/usual-glass-type'
import { productRow } from './commercial-products'
import type { CommercialProduct } from './commercial-products'
import { serviceRow } from './services'
import type { PricedService } from './services'

/** What a service is usually done with. The rest may be chosen too, and has its price. */
export function usualGlass(
  serviceType: PricedService,
  product: CommercialProduct | null,
): UsualGlass {
  const ofProduct = product && productRow(product).usualGlass
  return ofProduct ?? { categories: serviceRow(serviceType).usualGlass }
}

/** What its screen offers; null where that is any. A shop sells the rest, too, where somebody asks for it. */
export function offeredGlass(serviceType: PricedService): readonly GlassCategory[] | null {
  const { onlyGlass, offeredGlass: offered } = serviceRow(serviceType)
  return onlyGlass ?? offered ?? null
}

/** What a service starts with: its only glass, or what it is usually done with. */
export function firstGlass(
  serviceType: PricedService,
  product: CommercialProduct | null,
): UsualGlass {
  const { onlyGlass } = serviceRow(serviceType)
  return onlyGlass ? { categories: onlyGlass } : usualGlass(serviceType, product)
}
