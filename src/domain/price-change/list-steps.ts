import type { Flag } from './flags'
import { keyOf } from './price-cell'
import type { PriceCell, PriceKey } from './price-cell'

/**
 * Of the flags that the server has raised, those that what is typed by now deserves still, as it stands by
 * now: a mended slip is none at once, and a half-typed price raises none.
 */
export function flagsStill(raised: readonly Flag[], deserved: readonly Flag[]): Flag[] {
  const keys = new Set(raised.map(({ key }) => key))
  return deserved.filter(({ key }) => keys.has(key))
}

/** The flags that nobody has answered, in the order of the list. */
export function openFlags(
  cells: readonly PriceCell[],
  flags: readonly Flag[],
  meant: Partial<Record<PriceKey, string>>,
): PriceCell[] {
  const flagged = new Set(flags.map(({ key }) => key))
  return cells.filter((cell) => flagged.has(keyOf(cell)) && !meant[keyOf(cell)])
}

/** The cell among `open` that comes after a row of the list, from the top again behind the last. */
export function nextOf(
  cells: readonly PriceCell[],
  open: readonly PriceCell[],
  from: PriceKey | null,
): PriceCell | null {
  const places = cells.map(keyOf)
  const at = from === null ? -1 : places.indexOf(from)
  return open.find((cell) => places.indexOf(keyOf(cell)) > at) ?? open[0] ?? null
}

/** What a column of a sheet puts on a row and those below it; null where it is one figure alone. */
export function pastedPrices(
  text: string,
  cells: readonly PriceCell[],
  from: PriceKey,
): Partial<Record<PriceKey, string>> | null {
  const figures = text.replace(/\r?\n$/, '').split(/\r?\n/)
  if (figures.length < 2) return null
  const below = cells.slice(cells.findIndex((cell) => keyOf(cell) === from))
  return Object.fromEntries(
    below.slice(0, figures.length).flatMap((cell, at) => {
      const figure = figures[at]?.split('\t')[0]?.trim() ?? ''
      return figure === '' ? [] : [[keyOf(cell), figure]]
    }),
  )
}
