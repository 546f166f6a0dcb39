import { owedAtTotal } from '@/domain/payment/left-of-total'
import { isPaidQuote } from '@/domain/payment/quote-states'
import type { Quote } from '@/payload-types'
import type { OfficeContent } from '../revisions/office-content'

/** What sending writes on a quote beside what a revision says: it stands so again where that is taken back. */
const columns = [
  'status',
  'waitsFor',
  'language',
  'taxTreatment',
  'measurements',
  'depositDue',
  'balanceDue',
  'validUntil',
  'releasedAt',
  'releasedBy',
  'openedAt',
  'reminders',
  'declinedAt',
  'declineReason',
] as const

/** What sending leaves alone, and money alone moves. */
const ofMoney = ['amountPaid', 'paymentStatus'] as const

export type Standing = Pick<Quote, (typeof columns)[number]>
export type Stood = Standing & Pick<Quote, (typeof ofMoney)[number]>

export function stoodOf(quote: Quote): Stood {
  // What is written again has to be there: a key that is missing in JSON would leave the column as it is.
  const kept = [...columns, ...ofMoney].map((column) => [column, quote[column] ?? null])
  return Object.fromEntries(kept) as Stood
}

/**
 * How a quote stands again at a total that it had, from how it stood then. Where money came or went since,
 * it stays as that left it, and what is owed follows from the total. Of what was kept by an earlier
 * version of the site less may be known than there are columns: those stay as they are.
 */
export function standingAgain(
  { amountPaid, paymentStatus, ...stood }: Partial<Stood>,
  quote: Quote,
  total: number,
): Partial<Standing> {
  const isMoneyAsThen =
    quote.amountPaid === amountPaid &&
    quote.paymentStatus === paymentStatus &&
    // of a paid one sending does not write it
    (!isPaidQuote(quote) || quote.status === stood.status)
  if (isMoneyAsThen) return stood
  const { status: _status, depositDue: _depositDue, ...rest } = stood
  return {
    ...rest,
    balanceDue: owedAtTotal(total, quote, quote.currencyCodeAtQuote),
  }
}

/** A quote that was withdrawn since it was sent stays so, and waits for nobody. */
export function withdrawnSince({ status }: Quote): Partial<Standing> {
  return status === 'withdrawn' ? { status, waitsFor: null } : {}
}

/** What others made of a quote since this was sent, which taking it back leaves as it is. */
export function writtenSince(quote: Quote, { columns }: OfficeContent): Partial<Standing> {
  const { measurements } = quote
  return {
    ...withdrawnSince(quote),
    ...(measurements === columns.measurements ? {} : { measurements }),
  }
}
