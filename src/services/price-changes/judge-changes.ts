import 'server-only'
import { readPricingRows } from '@collections/pricing/read-pricing-rows'
import { tablesInLanguage } from '@collections/pricing/read-pricing-tables'
import { readReferenceJobs } from '@collections/pricing/read-reference-jobs'
import { globalSlugs } from '@collections/slugs'
import type { Payload } from 'payload'
import { defaultLocale } from '@/config/locales'
import { changedRows } from '@/domain/price-change/changed-rows'
import { flagsOf, isBeyond } from '@/domain/price-change/flags'
import type { Flag } from '@/domain/price-change/flags'
import { jobPrices } from '@/domain/price-change/job-prices'
import type { JobPrice } from '@/domain/price-change/job-prices'
import { keyOf } from '@/domain/price-change/price-cell'
import type { PriceCell, PriceChange, PriceKey } from '@/domain/price-change/price-cell'
import { byKey } from './read-price-list'

/** What is to be said of changes before they are published. */
export type Judgement = {
  flags: Flag[]
  /** Flags without a reason why the price is meant. */
  unsettled: PriceKey[]
  /** Changes beyond the limit from which a second person looks. */
  beyond: PriceKey[]
  limitPercent: number
  /** Rows whose price is another by now than when the change was written. */
  stale: PriceKey[]
  jobs: JobPrice[]
}

export async function judgeChanges(
  payload: Payload,
  cells: readonly PriceCell[],
  changes: readonly PriceChange[],
): Promise<Judgement> {
  const known = byKey(cells)
  const rows = await readPricingRows(payload)
  const before = tablesInLanguage(rows, defaultLocale)
  const after = tablesInLanguage(changedRows(rows, changes), defaultLocale)
  const limitPercent = await secondLookPercent(payload)
  const flags = flagsOf(cells, changes)
  const meant = new Set(changes.filter((change) => change.meant).map(keyOf))
  const keysWhere = (is: (cell: PriceCell, change: PriceChange) => boolean) =>
    changes.flatMap((change) => {
      const cell = known.get(keyOf(change))
      return cell && is(cell, change) ? [keyOf(change)] : []
    })
  return {
    flags,
    unsettled: flags.map(({ key }) => key).filter((key) => !meant.has(key)),
    beyond: keysWhere((cell, change) => isBeyond(cell, change.after, limitPercent)),
    limitPercent,
    stale: keysWhere((cell, change) => cell.now !== change.before),
    jobs: jobPrices(await readReferenceJobs(payload, before), { before, after }),
  }
}

async function secondLookPercent(payload: Payload): Promise<number> {
  const settings = await payload.findGlobal({
    slug: globalSlugs.pricingSettings,
    depth: 0,
    overrideAccess: true, // the limit holds for those who may not read it
  })
  return settings.secondLookPercent
}
