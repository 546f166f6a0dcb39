'use client'

import { useOpening } from '@/client/opening/kept-opening'
import { sizesOf } from '@/client/opening/opening'
import { filled } from '@/client/opening/opening-texts'
import type { Locale } from '@/config/locales'
import type { OpeningWork } from '@/domain/pricing/opening-request'
import { usePriceEngine } from './use-price-engine'
import { useNearby } from './use-nearby'

type Props = {
  locale: Locale
  work: OpeningWork
  /** What it is priced for while the visitor has typed no size. */
  example: { width: string; height: string; total: string | null }
  /** `{width}` and `{height}` stand in the size; `none` is said where a rule or the list has no price. */
  texts: { size: string; none: string }
}

/** What this costs at the visitor’s own size, or for example: a figure and its size, in a place of two lines. */
export function OpeningFigure({ locale, work, example, texts }: Props) {
  const opening = useOpening()
  const { place, isNear } = useNearby<HTMLSpanElement>()
  const engine = usePriceEngine(locale, opening !== null && isNear)
  const figure = opening === null ? example.total : ownFigure()
  return (
    // it stands within a link, where nothing but a phrase may
    <span
      ref={place}
      className="flex min-h-8 flex-wrap items-baseline gap-x-2 md:block md:min-h-[3.25rem]"
    >
      <span
        className={
          figure === null ? 'text-base md:block' : 'min-w-25 money text-h4 leading-tight md:block'
        }
      >
        {figure ?? texts.none}
      </span>
      <span className="figures fractions text-caption text-text-second">
        {filled(texts.size, opening ? sizesOf(opening) : example)}
      </span>
    </span>
  )

  function ownFigure(): string | null {
    if (opening === null || engine === null) return '…'
    const size = { widthIn: opening.width.inches, heightIn: opening.height.inches }
    const price = engine.price(work, size)
    return price?.kind === 'figure' ? engine.money(price.total, price.currencyCode) : null
  }
}
