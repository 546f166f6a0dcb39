'use client'

import { useRef } from 'react'
import type { Locale } from '@/config/locales'
import type { OpeningSize } from '@/domain/pricing/opening-request'
import { isSameGlass, pricedOf, useChosenGlass } from './chosen-glass'
import type { GlassOffer } from './chosen-glass'
import { usePriceAt } from './use-price-at'

type Props = {
  locale: Locale
  /** What the lines are of. */
  glass: GlassOffer
  usual: OpeningSize
  /** What the usual size is made of, as it came with the page. */
  lines: { name: string; amount: string }[]
  words: Record<'total' | 'yours' | 'none', string>
}

/** The sum of the paper: line by line for the usual size, one line for the visitor's own. */
export function PaperTotal({ locale, glass, usual, lines, words }: Props) {
  const choice = useChosenGlass() ?? { glass, thicknessMm: glass.glassMm }
  const chosen = choice.glass
  const { work, isAsOffered } = pricedOf(choice)
  const isUsualGlass = isAsOffered && isSameGlass(chosen, glass)
  const place = useRef<HTMLDListElement>(null)
  const at = usePriceAt(place, locale, work, usual, chosen.figure, isAsOffered)
  const shown =
    at.isUsual && isUsualGlass
      ? lines
      : [
          {
            name:
              at.approval?.title ??
              (isUsualGlass ? words.yours : isAsOffered ? chosen.note : (at.glass ?? '')),
            amount: '',
          },
        ]
  return (
    <dl ref={place}>
      {shown.map(({ name, amount }) => (
        <div key={name} className="flex justify-between gap-6 border-b border-rule py-3">
          <dt className="fractions">{name}</dt>
          <dd className="figures">{amount}</dd>
        </div>
      ))}
      <div className="mt-3.5 flex items-baseline justify-between gap-6 border-t-[1.5px] border-text pt-2">
        <dt className="font-semibold">{words.total}</dt>
        <dd className="money text-title leading-none font-light">{at.price ?? words.none}</dd>
      </div>
    </dl>
  )
}
