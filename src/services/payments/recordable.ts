import 'server-only'
import { minorToMajor } from '@/domain/money/money'
import { judgeRecord } from '@/domain/payment/record-by-hand'
import type { Quote } from '@/payload-types'
import { accountOf } from './records'

type Recordable = {
  /** What is left of the total; major units. */
  left: number
  /** What is asked for first: the deposit, or all that is left. */
  first: number
  /** Why nothing can be recorded now. */
  refusal: 'not_payable' | 'not_accepted' | 'already_paid' | null
}

/** What could be written down for a quote now, as money that came by hand. */
export function recordableOf(quote: Quote): Recordable {
  const account = accountOf(quote)
  const leftMinor = Math.max(0, account.totalMinor - account.paidMinor)
  const verdict = judgeRecord(account, leftMinor)
  const isFirst = quote.status !== 'deposit_paid' && account.depositMinor > 0
  const inMajor = (minor: number) => minorToMajor(minor, quote.currencyCodeAtQuote)
  return {
    left: inMajor(leftMinor),
    first: inMajor(isFirst ? Math.min(account.depositMinor, leftMinor) : leftMinor),
    refusal: verdict.kind === 'refuse' ? verdict.why : null,
  }
}
