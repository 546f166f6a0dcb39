import { writeSqFt } from '@/domain/measure/square-feet'
import { estimateSums } from './estimate-sums'
import type { QuoteResult } from './types'

/** `{area}`, `{rate}` and `{tax}` stand in them. */
export type SumWords = Record<'installed' | 'profit' | 'tax', string>

export type SumLine = { name: string; amount: string }

/** What a price is the sum of, in the lines of an estimate, so that a visitor finds the same figures there. */
export function sumLines(
  quote: QuoteResult,
  isFolded: boolean,
  words: SumWords,
  write: (amount: number, currencyCode: string) => string,
): SumLine[] {
  const { subtotal, profit, tax } = estimateSums(quote, isFolded)
  const line = (name: string, amount: number) => ({
    name,
    amount: write(amount, quote.currencyCode),
  })
  return [
    line(words.installed.replace('{area}', writeSqFt(quote.totalAreaSqFt)), subtotal),
    ...(profit && profit.amount > 0
      ? [line(words.profit.replace('{rate}', String(profit.percent)), profit.amount)]
      : []),
    ...(tax
      ? [
          line(
            words.tax.replace('{tax}', () => tax.type).replace('{rate}', String(tax.percent)),
            tax.amount,
          ),
        ]
      : []),
  ]
}
