import { applyRule } from './apply-rule'
import type { PriceRule } from './apply-rule'
import { canBe } from './can-be'
import { keyOf } from './price-cell'
import type { PriceCell, PriceChange, PriceKey } from './price-cell'

/** What somebody has set on the screen: rows that follow the rule, and prices typed by hand. */
export type DraftRows = {
  rule: PriceRule
  ticked: readonly PriceKey[]
  /** As it was typed; it goes before the rule. */
  typed: Partial<Record<PriceKey, string>>
  /** Why a price that looks like a slip is meant. */
  meant: Partial<Record<PriceKey, string>>
}

/** What a row would cost, as far as it can be read; null where it can't be, or the row can't hold it. */
export function wantedPrice(cell: PriceCell, { rule, ticked, typed }: DraftRows): number | null {
  const text = typed[keyOf(cell)]
  if (text !== undefined) {
    const price = readPrice(text)
    return price !== null && canBe(cell, price) ? price : null
  }
  if (!ticked.includes(keyOf(cell))) return cell.now
  const price = applyRule(cell.unit, cell.now, rule)
  return canBe(cell, price) ? price : null
}

/** The changes of a draft, without the rows that it can't read. */
export function changesOf(cells: readonly PriceCell[], draft: DraftRows): PriceChange[] {
  return cells.flatMap((cell) => {
    const after = wantedPrice(cell, draft)
    if (after === null || after === cell.now) return []
    const meant = draft.meant[keyOf(cell)]
    return [{ table: cell.table, row: cell.row, before: cell.now, after, ...(meant && { meant }) }]
  })
}

/** `45`, `45.5`, `1,045.50`; null for anything else. */
export function readPrice(text: string): number | null {
  const figure = text.trim().replace(/^\$/, '').replace(/%$/, '').replace('−', '-')
  if (!/^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,4})?$/.test(figure)) return null
  return Number(figure.replaceAll(',', ''))
}
