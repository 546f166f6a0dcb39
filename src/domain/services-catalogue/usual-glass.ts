import type { GlassCategory } from '@/domain/pricing/types'
import { productRow } from './commercial-products'
import type { CommercialProduct } from './commercial-products'
import { serviceRow } from './services'
import type { PricedService } from './services'

/** What a service is usually done with. The rest may be chosen too, and has its price. */
export function usualGlass(
  serviceType: PricedService,
  product: CommercialProduct | null,
): readonly GlassCategory[] {
  return (product && productRow(product).usualGlass) ?? serviceRow(serviceType).usualGlass
}

/** What a service starts with: its only glass, or what it is usually done with. */
export function firstGlass(
  serviceType: PricedService,
  product: CommercialProduct | null,
): readonly GlassCategory[] {
  return serviceRow(serviceType).onlyGlass ?? usualGlass(serviceType, product)
}
