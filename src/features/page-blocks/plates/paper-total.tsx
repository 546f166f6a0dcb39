'use client'

import type { Locale } from '@/config/locales'
import type { OpeningSize, OpeningWork } from '@/domain/pricing/opening-request'
import { usePriceAt } from './use-price-at'

type Props = {
  locale: Locale
  work: OpeningWork
  usual: OpeningSize
  /** What the usual size is made of, as it came with the page. */
  lines: { name: string; amount: string }[]
  total: string
  words: Record<'total' | 'yours' | 'none', string>
}

/** The sum of the paper: line by line for the usual size, one line for the visitor's own. */
export function PaperTotal({ locale, work, usual, lines, total, words }: Props) {
  const { isUsual, price } = usePriceAt(locale, work, usual, total)
  return (
    <dl>
      {(isUsual ? lines : [{ name: words.yours, amount: '' }]).map(({ name, amount }) => (
        <div key={name} className="flex justify-between gap-6 border-b border-rule py-3">
          <dt>{name}</dt>
          <dd className="figures">{amount}</dd>
        </div>
      ))}
      <div className="mt-3.5 flex items-baseline justify-between gap-6 border-t-[1.5px] border-text pt-2">
        <dt className="font-semibold">{words.total}</dt>
        <dd className="money text-title leading-none font-light">{price ?? words.none}</dd>
      </div>
    </dl>
  )
}
