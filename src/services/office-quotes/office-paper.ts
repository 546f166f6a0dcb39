import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import { moneyOn } from '@/domain/quote/paper-money'
import type { ServiceContext } from '../context'
import { paymentsOnPaper } from '../payments/payments-on-paper'
import { findRevision } from '../revisions/find-revision'
import { paperOfRevision } from '../revisions/paper-of-revision'

type Args = { ctx: ServiceContext; quoteId: number; revision: number }

export type OfficePaper =
  | { ok: true; paper: QuotePaper; money: PaperMoney }
  | { ok: false; kind: 'forbidden' | 'not_found' }

/** A revision's document with its money, drafts too, for whoever works with customers. */
export async function officePaper({ ctx, quoteId, revision }: Args): Promise<OfficePaper> {
  if (!worksWithCustomers(ctx.actor)) return { ok: false, kind: 'forbidden' }
  const found = await findRevision({ payload: ctx.payload }, quoteId, revision)
  const paper = found && paperOfRevision(found)
  if (!paper) return { ok: false, kind: 'not_found' }
  return { ok: true, paper, money: moneyOn(paper, await paymentsOnPaper(ctx, quoteId)) }
}
