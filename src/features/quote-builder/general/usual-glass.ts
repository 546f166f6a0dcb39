import type { CommercialProduct } from '@/domain/pricing/service-flows'
import type { GlassCategory } from '@/domain/pricing/types'

const openings: readonly GlassCategory[] = ['insulated', 'flat', 'specialty']

/** What a service is usually done with. The rest may be chosen too, and has its price. */
export function usualGlass(
  serviceType: string,
  product: CommercialProduct | null,
): readonly GlassCategory[] {
  if (product === 'gym_mirror_wall') return ['mirror']
  const isOpening =
    serviceType === 'new_window_installation' || serviceType === 'commercial_glass_installation'
  return isOpening ? openings : []
}
