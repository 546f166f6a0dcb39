import type { ResumedQuote, PaidFacts } from '@/domain/quote/resumed-quote'
import type { EstimateNote } from '../estimate/estimate-small-print'

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
  if (paymentStatus === 'refunded') return { title: 'backTitle', text: 'backText' } as const
  if (rest === null && paymentStatus === 'partially_refunded') {
    return { title: 'partBackTitle', text: 'partBackText' } as const
  }
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

/** What the paper says at its foot: nobody promises work for money that went back, or that the bank holds. */
export function paidNote({
  paymentStatus,
  areSizesFinal,
}: Pick<Paid, 'paymentStatus' | 'areSizesFinal'>): EstimateNote {
  if (paymentStatus === 'refunded') return 'noteBack'
  if (paymentStatus === 'disputed') return 'noteDisputed'
  return areSizesFinal ? 'noteFinal' : 'notePaid'
}
