import type { OpeningSize } from '@/domain/pricing/opening-request'
import type { PricingTables } from '@/domain/pricing/types'
import { fitStorefront } from './fit-storefront'
import { offeredFrontGlass } from './front-glass'
import { rangeOfStorefront } from './front-range'
import type { FrontRange } from './front-range'
import { storefrontLimits, usualStorefront } from './storefront'
import type { Storefront } from './storefront'

/** Whether a front can be so wide, or so high. */
export function isFrontSide(side: 'widthIn' | 'heightIn', inches: number): boolean {
  const { least, most } = storefrontLimits[side]
  return inches >= least && inches <= most
}

/** The same front in another size, its parts within what that leaves them. */
export function frontOfSize(front: Storefront, size: OpeningSize): Storefront {
  return fitStorefront({ ...front, ...size })
}

/** The range of the front that the builder draws for an opening; null where none is so large, or has no price. */
export function rangeOfOpening(size: OpeningSize, tables: PricingTables): FrontRange | null {
  const [glass] = offeredFrontGlass(tables)
  if (!glass) return null
  if (!isFrontSide('widthIn', size.widthIn) || !isFrontSide('heightIn', size.heightIn)) return null
  return rangeOfStorefront(frontOfSize(usualStorefront, size), glass, tables)
}
