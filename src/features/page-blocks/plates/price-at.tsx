'use client'

import type { Locale } from '@/config/locales'
import type { OpeningSize, OpeningWork } from '@/domain/pricing/opening-request'
import { usePriceAt } from './use-price-at'

type Props = {
  locale: Locale
  work: OpeningWork
  usual: OpeningSize
  /** Of the usual size, as it came with the page. */
  figure: string | null
  /** Where it has no price. */
  none: string
}

/** The price of one of several ways to make it, at the visitor's size. */
export function PriceAt({ locale, work, usual, figure, none }: Props) {
  const { price } = usePriceAt(locale, work, usual, figure)
  return price === null ? (
    <span className="text-base">{none}</span>
  ) : (
    <span className="money text-h3 leading-none font-light">{price}</span>
  )
}
