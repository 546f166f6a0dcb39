import 'server-only'
import { editsPrices } from '@collections/access/roles'
import type { Missing } from '@/domain/price-change/standing'
import type { ServiceContext } from '../context'
import { judgeChanges } from './judge-changes'
import type { Judgement } from './judge-changes'
import type { PriceRefusal } from './outcome'
import { missingNow } from './publish-set'
import { readPriceList } from './read-price-list'
import { saveDraft } from './save-draft'
import { findSet } from './sets'
import type { ShownSet } from './sets'

export type KeptDraft = { set: ShownSet; judged: Judgement; missing: Missing[] }

/** Keeps a draft, and says what is to be said of it as it was kept. */
export async function keepDraft({
  ctx,
  wish,
}: {
  ctx: Pick<ServiceContext, 'payload' | 'actor'>
  wish: unknown
}): Promise<({ ok: true } & KeptDraft) | PriceRefusal> {
  const { payload, actor } = ctx
  if (actor === null || !editsPrices(actor)) return { ok: false, kind: 'forbidden' }
  const saved = await saveDraft({ ctx, wish })
  if (!saved.ok) return saved
  const set = await findSet(payload, saved.id)
  if (set === null) return { ok: false, kind: 'notFound' }
  const judged = await judgeChanges(payload, await readPriceList({ payload }), set.changes)
  return { ok: true, set, judged, missing: missingNow(set, judged) }
}
