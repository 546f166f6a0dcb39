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
  example: {
    width: string
    height: string
    total: string | null
    /** Why the shop looks at it first, in short; null where it need not. */
    approval: string | null
  }
  /**
   * `{width}` and `{height}` stand in the size; `none` is said where a rule or the list has no price, and
   * `askFirst`, with its `{title}`, where the shop looks at it first.
   */
  texts: { size: string; none: string; askFirst: string }
}

type Shown = { figure: string | null; approval: string | null }

/** What this costs at the visitor’s own size, or for example: a figure and its size, in a place that keeps its height. */
export function OpeningFigure({ locale, work, example, texts }: Props) {
  const opening = useOpening()
  const { place, isNear } = useNearby<HTMLSpanElement>()
  const engine = usePriceEngine(locale, opening !== null && isNear)
  const { figure, approval }: Shown =
    opening === null ? { figure: example.total, approval: example.approval } : own()
  // the visitor's own size stands in the header too, and gives way to what is said of it
  const hasSize = opening === null || approval === null
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
      {hasSize ? (
        <span className="figures fractions text-caption text-text-second">
          {filled(texts.size, opening ? sizesOf(opening) : example)}
        </span>
      ) : null}
      {approval === null ? null : (
        <span className="text-caption md:block">{filled(texts.askFirst, { title: approval })}</span>
      )}
    </span>
  )

  function own(): Shown {
    if (opening === null || engine === null) return { figure: '…', approval: null }
    const size = { widthIn: opening.width.inches, heightIn: opening.height.inches }
    const price = engine.price(work, size)
    if (price?.kind !== 'figure') return { figure: null, approval: null }
    const money = engine.money(price.total, price.currencyCode)
    return { figure: money, approval: price.approval?.title ?? null }
  }
}
