import type { Where } from 'payload'
import { phoneDigitsAt } from '../fields/phone-digits'

/** What belongs to a quote is asked for by that quote or by whom it is for, his number in any spelling. */
export function byQuote(typed: string): Where[] {
  // each column that is read through costs as much as the others together with their rows
  const paths = [
    ...(/^[q\d\s-]+$/i.test(typed) ? ['quote.number'] : []),
    'quote.customerName',
    ...(/\s/.test(typed.trim()) ? [] : ['quote.customerEmail']),
  ]
  return [
    ...paths.map((path) => ({ [path]: { like: typed } })),
    ...phoneDigitsAt('quote.phoneDigits', typed),
  ]
}
