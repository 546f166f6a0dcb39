import type { ResumedQuote, PaidFacts } from '@/domain/quote/resumed-quote'

type Paid = Pick<PaidFacts, 'paymentStatus' | 'rest' | 'areSizesFinal'>

const restTexts = {
  after_measuring: 'depositText',
  after_yes: 'afterYesText',
  unknown: 'partText',
} as const

/** The keys of the heading and the text over a quote of which money was paid. */
export function paidWords(
  { paymentStatus, rest, areSizesFinal }: Paid,
  { depositDue }: Pick<ResumedQuote, 'depositDue'>,
) {
  if (rest === null) return { title: 'paidTitle', text: 'paidText' } as const
  const isDeposit = paymentStatus === 'deposit_paid' && depositDue > 0
  return {
    title: isDeposit ? 'depositTitle' : 'partTitle',
    text:
      rest.when === 'now'
        ? areSizesFinal
          ? 'balanceText'
          : 'restNowText'
        : restTexts[rest.when ?? 'unknown'],
  } as const
}

const held = ['deposit_paid', 'fully_paid', 'partially_refunded']

/** Not where all of it went back or the bank has taken it: nobody promises work for that. */
export function isMoneyHeld({ paymentStatus }: Pick<Paid, 'paymentStatus'>): boolean {
  return held.includes(paymentStatus)
}
