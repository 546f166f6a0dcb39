import { noTables } from '@/domain/pricing/tables-shape'

export type HardwareChoice = { id: number; quantity: number }

export function quantityOf(chosen: readonly HardwareChoice[], id: number): number {
  return chosen.find((choice) => choice.id === id)?.quantity ?? 0
}

/** The choices with this item's quantity set; none of it takes it off the list. */
export function chooseQuantity(
  chosen: readonly HardwareChoice[],
  id: number,
  quantity: number,
): HardwareChoice[] {
  if (quantity <= 0) return chosen.filter((choice) => choice.id !== id)
  if (quantityOf(chosen, id) === 0) return [...chosen, { id, quantity }]
  return chosen.map((choice) => (choice.id === id ? { id, quantity } : choice))
}

/**
 * What was chosen and is on the list still: what was taken off it can be neither bought nor put back. All of it
 * while there is no list, on its way or not to be had.
 */
export function stillSold(
  chosen: readonly HardwareChoice[],
  tables: { hardware: readonly { id: number }[] } | null,
): HardwareChoice[] {
  if (tables === null || tables === noTables) return [...chosen]
  const { hardware } = tables
  return chosen.filter(({ id }) => hardware.some((item) => item.id === id))
}
