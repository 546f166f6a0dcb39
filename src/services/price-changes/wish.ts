import 'server-only'
import { z } from 'zod'
import { canBe } from '@/domain/price-change/can-be'
import { keyOf, priceTables } from '@/domain/price-change/price-cell'
import type { PriceCell, PriceChange } from '@/domain/price-change/price-cell'
import { rowId } from '../payments/own-payment'
import { byKey } from './read-price-list'

/** More than any shop has rows. */
const mostChanges = 2000

const changeWish = z.object({
  table: z.enum(priceTables),
  row: rowId,
  before: z.number(),
  after: z.number(),
  meant: z.string().trim().max(300).optional(),
})

const changesWish = z.array(changeWish).max(mostChanges)

export const draftWish = z.object({
  id: rowId.optional(),
  title: z.string().trim().max(120),
  reason: z.string().trim().max(300),
  /** An instant; none is as soon as it is published. */
  holdsFrom: z.iso.datetime().nullable(),
  changes: changesWish,
})

/** Changes of rows that exist, each row once, what is no change left out. */
export function readableChanges(
  wished: readonly PriceChange[],
  cells: readonly PriceCell[],
): PriceChange[] {
  const known = byKey(cells)
  const once = new Map(wished.map((change) => [keyOf(change), change]))
  return [...once.values()].filter(
    (change) => known.has(keyOf(change)) && change.before !== change.after,
  )
}

/** Prices that no row can hold, by the name of the row: below zero, or finer than the row's figure. */
export function impossible(changes: readonly PriceChange[], cells: readonly PriceCell[]): string[] {
  const known = byKey(cells)
  return changes.flatMap((change) => {
    const cell = known.get(keyOf(change))
    return cell === undefined || canBe(cell, change.after) ? [] : [cell.name]
  })
}
