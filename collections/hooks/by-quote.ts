import type { Where } from 'payload'
import { phoneDigitsAt } from '../fields/phone-digits'

/** What belongs to a quote is asked for by that quote or by whom it is for, his number in any spelling. */
export function byQuote(typed: string): Where[] {
  const paths = ['quote.number', 'quote.customerName', 'quote.customerEmail']
  return [
    ...paths.map((path) => ({ [path]: { like: typed } })),
    ...phoneDigitsAt('quote.phoneDigits', typed),
  ]
}
