import 'server-only'
import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import { outcomeOfRevision } from '@/domain/quote/paper-outcome'
import type { PaperOutcome } from '@/domain/quote/paper-outcome'
import { standingOfRevision } from '@/domain/quote/paper-standing'
import type { PaperStanding } from '@/domain/quote/paper-standing'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { rowId } from '../payments/own-payment'
import { moneyOfPaper } from '../payments/payments-on-paper'
import { paperOfSaved } from '../revisions/paper-of-saved'
import { findOwnQuote } from './find-own-quote'

/** What a customer saved has a document for itself; what the office sent has those of its link. */
export function hasOwnPaper({ origin, sentAt }: Pick<Quote, 'origin' | 'sentAt'>): boolean {
  return origin === 'website' && !sentAt
}

type OwnPaper = {
  paper: QuotePaper
  money: PaperMoney
  standing: PaperStanding
  outcome: PaperOutcome | null
}

/** The document of one's own saved quote, with the figures that the account shows; null where there is none. */
export async function ownPaper({
  ctx,
  quoteId,
}: {
  ctx: ServiceContext
  quoteId: unknown
}): Promise<OwnPaper | null> {
  const id = rowId.safeParse(quoteId)
  if (ctx.actor === null || !id.success) return null
  const quote = await findOwnQuote({ ctx, actor: ctx.actor, quoteId: id.data })
  if (quote === null || !hasOwnPaper(quote)) return null
  const revision = { number: quote.currentRevision, content: null }
  const paper = await paperOfSaved({ payload: ctx.payload, quote, revision })
  if (paper === null) return null
  const now = ctx.now()
  const { number } = revision
  const standing = standingOfRevision(quote, number, now)
  return {
    ...{ paper, standing, outcome: outcomeOfRevision(quote, { number, standing, now }) },
    money: await moneyOfPaper(ctx, { quote, paper, standing }),
  }
}
