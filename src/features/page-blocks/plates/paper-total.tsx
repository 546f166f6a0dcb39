'use client'

import { useMemo, useRef } from 'react'
import { usePriceEngine } from '@/builder/opening-price/use-price-engine'
import type { Locale } from '@/config/locales'
import type { OpeningSize } from '@/domain/pricing/opening-request'
import type { SumLine, SumWords } from '@/domain/pricing/sum-lines'
import { isSameGlass, pricedOf, useChosenGlass } from './chosen-glass'
import type { GlassOffer } from './chosen-glass'
import { usePriceAt } from './use-price-at'

type Props = {
  locale: Locale
  /** What the lines are of. */
  glass: GlassOffer
  usual: OpeningSize
  /** What the usual size is made of, as it came with the page. */
  lines: SumLine[]
  sumWords: SumWords
  words: Record<'total' | 'yours' | 'none', string>
}

/** The sum of the paper, line by line, at the visitor's size; it has as many lines whatever is known of them. */
export function PaperTotal({ locale, glass, usual, lines, sumWords, words }: Props) {
  const choice = useChosenGlass() ?? { glass, thicknessMm: glass.glassMm }
  const chosen = choice.glass
  const { work, isAsOffered } = pricedOf(choice)
  const place = useRef<HTMLDListElement>(null)
  const at = usePriceAt(place, locale, work, usual, chosen.figure, isAsOffered)
  const isUsualGlass = isAsOffered && isSameGlass(chosen, glass)
  const isUsual = at.isUsual && isUsualGlass
  const engine = usePriceEngine(locale, !isUsual)
  const request = at.isUsual ? chosen.request : at.request
  const approval = at.isUsual ? chosen.approval : at.approval
  const own = useMemo(
    () => (isUsual || !request ? null : (engine?.sum(request, sumWords) ?? null)),
    [engine, isUsual, request, sumWords],
  )
  const sum = isUsual ? lines : own
  const otherGlass = isUsualGlass ? null : isAsOffered ? chosen.note : at.glass
  const toKnow = approval?.title ?? otherGlass
  const isComing = at.price === '…' || (at.price !== null && engine === null)
  const shown =
    sum ??
    lines.map(({ name }, index) => ({
      name: index === 0 ? words.yours : name,
      amount: isComing ? '…' : '',
    }))
  return (
    <dl ref={place}>
      {shown.map(({ name, amount }, index) => (
        <div key={index} className="flex justify-between gap-3 border-b border-rule py-3">
          <dt className="fractions">{name}</dt>
          <dd className="figures">{amount}</dd>
        </div>
      ))}
      <div className="relative mt-3.5 flex items-baseline justify-between gap-6 border-t-[1.5px] border-text pt-2">
        <dt className="font-semibold">
          {words.total}
          {/* in the room below it, so that nothing moves when it comes */}
          {toKnow ? (
            <span className="absolute top-full left-0 max-w-full truncate fractions text-caption font-normal text-text-second">
              {toKnow}
            </span>
          ) : null}
        </dt>
        {at.price === null ? (
          // as high as a figure, so that nothing moves
          <dd className="text-h4 leading-[var(--text-title)] whitespace-nowrap md:max-lg:text-base md:max-lg:leading-[var(--text-title)]">
            {words.none}
          </dd>
        ) : (
          <dd className="money text-title leading-none font-light whitespace-nowrap">{at.price}</dd>
        )}
      </div>
    </dl>
  )
}
