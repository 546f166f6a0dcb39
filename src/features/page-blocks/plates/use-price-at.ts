import { useMemo } from 'react'
import type { RefObject } from 'react'
import { usePriceEngine } from '@/builder/opening-price/use-price-engine'
import { useOpeningInSight } from '@/client/opening/opening-in-sight'
import type { Locale } from '@/config/locales'
import type { Approval } from '@/domain/glass-rules/price-opening'
import type { OpeningSize, OpeningWork } from '@/domain/pricing/opening-request'
import type { QuoteRequest } from '@/domain/pricing/types'

type PriceAtSize = {
  isUsual: boolean
  price: string | null
  glass: string | null
  /** The inputs that it is of, of another size than the usual one. */
  request: QuoteRequest | null
  /** Why the shop looks at it first, of another size than the usual one. */
  approval: Approval | null
}

/**
 * What a piece of work costs at the visitor's size: `figure` while that is the usual one, `…` until the
 * prices have come, null where there is none.
 */
export function usePriceAt(
  /** Where it is written. */
  place: RefObject<Element | null>,
  locale: Locale,
  work: OpeningWork,
  usual: OpeningSize,
  figure: string | null,
  /** Whether the figure is of this work. */
  isAsOffered = true,
): PriceAtSize {
  const opening = useOpeningInSight(place)
  const size = opening ? { widthIn: opening.width.inches, heightIn: opening.height.inches } : usual
  const { widthIn, heightIn } = size
  const isUsual = isAsOffered && widthIn === usual.widthIn && heightIn === usual.heightIn
  const engine = usePriceEngine(locale, !isUsual)
  // it is asked again for at every key, of most pieces for a size that is the same still
  const price = useMemo(
    () => (isUsual ? null : (engine?.price(work, { widthIn, heightIn }) ?? null)),
    [engine, isUsual, work, widthIn, heightIn],
  )
  if (isUsual) return { isUsual, price: figure, glass: null, request: null, approval: null }
  if (engine === null) return { isUsual, price: '…', glass: null, request: null, approval: null }
  return {
    isUsual,
    price: price?.kind === 'figure' ? engine.money(price.total, price.currencyCode) : null,
    glass: price?.kind === 'figure' ? price.assumed.glass : null,
    request: price?.kind === 'figure' ? price.request : null,
    approval: price?.kind === 'figure' ? price.approval : null,
  }
}
