import 'server-only'
import { globalSlugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { keyOf, priceFields, settingOf, settingsTable } from '@/domain/price-change/price-cell'
import type { PriceChange } from '@/domain/price-change/price-cell'
import { byKey, readPriceList } from './read-price-list'

/**
 * Writes all prices or none, in the transaction of `req` and in the name of its user. Answers the names of
 * rows that stand on another price than `before`, or are gone; nothing is written then.
 */
export async function writePrices(
  req: PayloadRequest,
  changes: readonly (PriceChange & { name: string })[],
): Promise<string[]> {
  const known = byKey(await readPriceList({ payload: req.payload, req }))
  const moved = changes.filter((change) => known.get(keyOf(change))?.now !== change.before)
  if (moved.length > 0) return moved.map(({ name }) => name)
  // in one order, so that two sets that meet wait for each other once
  const inOrder = changes.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
  for (const { table, row, after } of inOrder) {
    if (table === settingsTable) continue
    await req.payload.update({
      collection: table,
      id: row,
      data: { [priceFields[table]]: after },
      depth: 0,
      req,
      context: { priceChangeSet: true },
      overrideAccess: true, // judged and looked at as a set
    })
  }
  await writeSettings(req, inOrder)
  return []
}

/** The figures that every quote shares are written at once. */
async function writeSettings(req: PayloadRequest, changes: readonly PriceChange[]): Promise<void> {
  const wanted = changes.flatMap(({ table, row, after }) => {
    const field = table === settingsTable ? settingOf(row) : null
    return field === null ? [] : [[field, after] as const]
  })
  if (wanted.length === 0) return
  await req.payload.updateGlobal({
    slug: globalSlugs.pricingSettings,
    data: Object.fromEntries(wanted),
    depth: 0,
    req,
    context: { priceChangeSet: true },
    overrideAccess: true, // judged and looked at as a set
  })
}
