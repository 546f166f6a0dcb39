'use client'

import { useRef } from 'react'
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

/**
 * The price of one of several ways to make it, at the visitor's size; where no sheet is as large, that is
 * said instead, and the rail has the figure.
 */
export function PriceAt({ locale, work, usual, figure, none }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const { price, approval } = usePriceAt(place, locale, work, usual, figure)
  return (
    <span ref={place} className="grid min-h-9 content-center">
      {approval ? (
        <span className="max-w-[13ch] text-small leading-tight">{approval.title}</span>
      ) : price === null ? (
        <span className="text-base">{none}</span>
      ) : (
        <span className="money text-h3 leading-none font-light">{price}</span>
      )}
    </span>
  )
}
