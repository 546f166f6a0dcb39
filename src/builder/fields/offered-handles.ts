import type { HardwareItem, PricingTables } from '@/domain/pricing/types'
import { isHandle } from '@/domain/quote/bought-parts'

/** The handles that a shower door can be had with, in the order of the list. */
export function offeredHandles({ hardware }: Pick<PricingTables, 'hardware'>): HardwareItem[] {
  return hardware.filter(({ part, offeredFor }) => isHandle(part) && offeredFor.includes('shower'))
}
