import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { outcomeOfRevision } from '@/domain/quote/paper-outcome'
import { replacementOf, standingOfRevision } from '@/domain/quote/paper-standing'
import type { ServiceContext } from '../context'
import type { PaperAsItStands } from '../links/open-link'
import { moneyOfPaper } from '../payments/payments-on-paper'
import { findQuote } from '../payments/records'
import { findRevision } from '../revisions/find-revision'
import { paperOfRevision } from '../revisions/paper-of-revision'

type Args = { ctx: ServiceContext; quoteId: number; revision: number }

export type OfficePaper =
  ({ ok: true } & PaperAsItStands) | { ok: false; kind: 'forbidden' | 'not_found' }

/** A revision's document with its money, drafts too, for whoever works with customers. */
export async function officePaper({ ctx, quoteId, revision }: Args): Promise<OfficePaper> {
  if (!worksWithCustomers(ctx.actor)) return { ok: false, kind: 'forbidden' }
  const found = await findRevision({ payload: ctx.payload }, quoteId, revision)
  const paper = found && paperOfRevision(found)
  const quote = await findQuote(ctx, quoteId)
  if (!paper || quote === null) return { ok: false, kind: 'not_found' }
  // what is typed now is an offer to come
  const now = ctx.now()
  const standing = found.isDraft ? 'offered' : standingOfRevision(quote, revision, now)
  return {
    ...{ ok: true, paper, standing },
    outcome: outcomeOfRevision(quote, { number: revision, standing, now }),
    replacedBy: replacementOf(quote, { number: revision, standing }),
    money: await moneyOfPaper(ctx, { quote, paper, standing }),
  }
}
