type FilledRows = {
  /** Columns of a wide screen; null where it has those of a tablet. */
  wide: 3 | 4 | 5 | null
  /** Two columns on a tablet, or three. */
  between: 2 | 3
  /** How many of the last stand two in a row there, each half as wide as the page. */
  halves: 0 | 2 | 4
}

/** Columns for a number of cards, so that no row has a gap at its end. */
export function fillRows(count: number): FilledRows {
  const wide = ([5, 4, 3] as const).find((columns) => count % columns === 0) ?? null
  if (count % 2 === 0 && count !== 10) return { wide, between: 2, halves: 0 }
  const left = count % 3
  const halves = left === 0 || count < 5 ? 0 : left === 2 ? 2 : 4
  return { wide, between: 3, halves }
}
