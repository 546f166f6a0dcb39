import 'server-only'
import { editsPrices, worksHere } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { PriceCell } from '@/domain/price-change/price-cell'
import type { Missing } from '@/domain/price-change/standing'
import type { ServiceContext } from '../context'
import { judgeChanges } from './judge-changes'
import type { Judgement } from './judge-changes'
import { priceEditors } from './price-editors'
import type { PriceEditor } from './price-editors'
import { missingNow } from './publish-set'
import { readPriceList } from './read-price-list'
import { findSet, shownSet } from './sets'
import type { ShownSet } from './sets'

/** The newest sets that are listed. */
const mostListed = 40

export type PricesPage = {
  mayWrite: boolean
  actorId: number
  actorName: string
  cells: PriceCell[]
  /** The one that is open; null begins a new one. */
  set: ShownSet | null
  judged: Judgement
  missing: Missing[]
  sets: ShownSet[]
  /** Whom to ask for another price; empty for whoever changes it. */
  editors: PriceEditor[]
}

type Ctx = Pick<ServiceContext, 'payload' | 'actor'>

/** What the page of prices shows, or null to those who may not see it. */
export async function pricesPage(
  { payload, actor }: Ctx,
  setId: number | null,
): Promise<PricesPage | null> {
  if (actor === null || !worksHere(actor)) return null
  const mayWrite = editsPrices(actor)
  const [cells, { docs }, found, editors] = await Promise.all([
    readPriceList({ payload }),
    payload.find({
      collection: slugs.priceChangeSets,
      ...(mayWrite ? {} : { where: { state: { not_equals: 'draft' } } }),
      sort: '-id',
      limit: mostListed,
      depth: 0,
      overrideAccess: true, // narrowed by who asks, above
    }),
    setId === null ? null : findSet(payload, setId),
    mayWrite ? [] : priceEditors(payload),
  ])
  const set = found === null || (!mayWrite && found.state === 'draft') ? null : found
  const judged = await judgeChanges(payload, cells, set?.state === 'draft' ? set.changes : [])
  return {
    mayWrite,
    actorId: actor.id,
    actorName: actor.fullName,
    cells,
    set,
    judged,
    missing: set === null ? [] : missingNow(set, judged),
    sets: docs.map(shownSet),
    editors,
  }
}
