import type { ReactNode } from 'react'
import type { QuoteResult } from '@/domain/pricing/types'
import { useMoney } from '../words/use-money'

type Props = { label: string; name: string; quote: QuoteResult; drawing: ReactNode }

/** One of the two: what it is, its drawing, and what it comes to. */
export function ComparedSheet({ label, name, quote, drawing }: Props) {
  const { withSign } = useMoney(quote.currencyCode)
  return (
    <section aria-label={`${label}: ${name}`} className="flex h-full min-w-0 flex-col">
      <p className="flex items-baseline justify-between gap-4 px-4.5 pt-3.5">
        <strong className="fractions font-semibold">{name}</strong>
        <span className="text-small text-text-second">{label}</span>
      </p>
      <div className="my-auto">{drawing}</div>
      <p className="px-4.5 pb-4 money text-h3">{withSign(quote.totalCost)}</p>
    </section>
  )
}
