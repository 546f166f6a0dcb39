import 'server-only'
import { moneyOn } from '@/domain/quote/paper-money'
import type { PaperMoney, PaperPayment, QuotePaper } from '@/domain/quote/paper'
import type { ServiceContext } from '../context'
import { findOwnQuote } from '../quotes/find-own-quote'
import { paperOfQuote } from '../revisions/paper-of-quote'
import { paymentsOnPaper } from './payments-on-paper'

type Args = { ctx: ServiceContext; quoteId: number; reference: string }

export type OwnReceipt =
  | { ok: true; paper: QuotePaper; money: PaperMoney; payment: PaperPayment }
  | { ok: false; kind: 'not_signed_in' | 'not_found' }

/** The receipt of one payment on one's own quote, of what was paid until then, as its letter brought it. */
export async function ownReceipt({ ctx, quoteId, reference }: Args): Promise<OwnReceipt> {
  const { actor, payload } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  const quote = await findOwnQuote({ ctx, actor, quoteId })
  const paper = quote && (await paperOfQuote({ payload, quote }))
  if (quote === null || paper === null) return { ok: false, kind: 'not_found' }
  const payments = await paymentsOnPaper(ctx, quote.id)
  const at = payments.findIndex((one) => one.reference === reference)
  const payment = payments[at]
  if (payment === undefined) return { ok: false, kind: 'not_found' }
  return { ok: true, paper, money: moneyOn(paper, payments.slice(0, at + 1)), payment }
}
