import 'server-only'
import { moneyUntil } from '@/domain/quote/paper-money'
import type { PaperMoney, PaperPayment, QuotePaper } from '@/domain/quote/paper'
import type { ServiceContext } from '../context'
import { findOwnQuote } from '../quotes/find-own-quote'
import { paperOfQuote } from '../revisions/paper-of-quote'
import { paymentsOnPaper } from './payments-on-paper'

type Args = { ctx: ServiceContext; quoteId: number; reference: string }

export type OwnReceipt =
  | { ok: true; paper: QuotePaper; money: PaperMoney; payment: PaperPayment }
  | { ok: false; kind: 'not_signed_in' | 'not_found' }

/** The receipt of one payment on one's own quote, as its letter brought it, and what went back since. */
export async function ownReceipt({ ctx, quoteId, reference }: Args): Promise<OwnReceipt> {
  const { actor, payload } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  const quote = await findOwnQuote({ ctx, actor, quoteId })
  const paper = quote && (await paperOfQuote({ payload, quote }))
  if (quote === null || paper === null) return { ok: false, kind: 'not_found' }
  const payments = await paymentsOnPaper(ctx, quote.id)
  const payment = payments.find((one) => one.reference === reference)
  if (payment === undefined) return { ok: false, kind: 'not_found' }
  return { ok: true, paper, money: moneyUntil(paper, payments, payment), payment }
}
