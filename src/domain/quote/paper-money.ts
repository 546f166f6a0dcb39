import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { owedOn } from '@/domain/payment/quote-payment-state'
import type { PaperMoney, PaperPayment, PaperRefund, QuotePaper } from './paper'

/** What was paid on a paper's quote and what of its total is still owed. */
export function moneyOn(
  { sums, currency }: Pick<QuotePaper, 'sums' | 'currency'>,
  payments: PaperPayment[],
): PaperMoney {
  const minor = (major: number) => majorToMinor(major, currency) ?? 0
  const paid = payments.reduce((sum, one) => sum + minor(one.amount) - minor(one.refunded), 0)
  const owed = owedOn(
    { paidMinor: paid, isAllBack: payments.length > 0 && paid <= 0 },
    { isFullyPaid: false, totalMinor: minor(sums.total) },
  )
  return {
    payments,
    paid: minorToMajor(paid, currency),
    owed: minorToMajor(owed, currency),
  }
}

/** The same as it stood when one of the payments came: what went back later changes nothing of it. */
export function moneyUntil(
  paper: Pick<QuotePaper, 'sums' | 'currency'>,
  payments: PaperPayment[],
  payment: PaperPayment,
): PaperMoney {
  const until = payments.slice(0, payments.indexOf(payment) + 1)
  return moneyOn(
    paper,
    until.map((one) => {
      const before = refundsOf(one, paper.currency).filter(
        ({ date }) => date !== null && date < payment.date,
      )
      return { ...one, refunds: before, refunded: sumOf(before, paper.currency) }
    }),
  )
}

/** What went back of a payment, one by one; where that does not come to its sum, the rest has no day. */
export function refundsOf(
  { refunded, refunds = [] }: Pick<PaperPayment, 'refunded' | 'refunds'>,
  currency: string,
): PaperRefund[] {
  const minor = (major: number) => majorToMinor(major, currency) ?? 0
  const rest = minor(refunded) - minor(sumOf(refunds, currency))
  if (rest === 0) return refunds
  if (rest > 0) return [...refunds, { amount: minorToMajor(rest, currency), date: null }]
  return refunded > 0 ? [{ amount: refunded, date: null }] : []
}

/** What went back of several payments, the earliest first; what has no day comes last. */
export function refundsOfAll(payments: PaperPayment[], currency: string): PaperRefund[] {
  const late = '9999'
  return payments
    .flatMap((payment) => refundsOf(payment, currency))
    .toSorted((one, other) => (one.date ?? late).localeCompare(other.date ?? late))
}

function sumOf(amounts: { amount: number }[], currency: string): number {
  const minor = amounts.reduce((sum, { amount }) => sum + (majorToMinor(amount, currency) ?? 0), 0)
  return minorToMajor(minor, currency)
}

/** What was received with the payments, and what of it is kept. */
export function receivedAndKept(
  payments: PaperPayment[],
  currency: string,
): { received: number; kept: number } {
  const minor = (major: number) => majorToMinor(major, currency) ?? 0
  const received = sumOf(payments, currency)
  const kept = Math.max(0, minor(received) - minor(givenBack({ payments }, currency)))
  return { received, kept: minorToMajor(kept, currency) }
}

/**
 * Whether money of a quote is here: `back` once all that ever came of it went back, and nothing is owed by
 * a new yes.
 */
type MoneyStanding = 'none' | 'held' | 'back'

export function moneyStanding(money: PaperMoney | undefined): MoneyStanding {
  if (money === undefined) return 'none'
  if (money.paid > 0) return 'held'
  return money.payments.length > 0 && money.owed <= 0 ? 'back' : 'none'
}

/** What of the payments went back. */
export function givenBack({ payments }: Pick<PaperMoney, 'payments'>, currency: string): number {
  const minor = payments.reduce((sum, one) => sum + (majorToMinor(one.refunded, currency) ?? 0), 0)
  return minorToMajor(minor, currency)
}

/** The deposit and what is left of the total after it; null where all is due at once. */
export function instalmentsOf({
  sums,
  deposit,
  currency,
}: {
  sums: Pick<QuotePaper['sums'], 'total'>
  deposit: { amount: number } | null
  currency: string
}): { deposit: number; balance: number } | null {
  if (deposit === null) return null
  const minor = (major: number) => majorToMinor(major, currency) ?? 0
  return {
    deposit: deposit.amount,
    balance: minorToMajor(minor(sums.total) - minor(deposit.amount), currency),
  }
}

/** Whether a deposit is among what was paid: one was asked for, or a card has paid one. */
export function isDepositIn(
  { deposit }: Pick<QuotePaper, 'deposit'>,
  { payments }: Pick<PaperMoney, 'payments'>,
): boolean {
  const isByCard = payments.some(
    ({ purpose, method }) => purpose === 'deposit' && method === 'stripe',
  )
  return deposit !== null || isByCard
}
