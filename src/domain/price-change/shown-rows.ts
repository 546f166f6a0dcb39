import type { PriceCell, PriceTable } from './price-cell'

/** Which rows are shown; empty is all. */
export type Shown = {
  table: PriceTable
  kind: string
  thickness: string
  supplier: string
  /** Each of them somewhere in the row. */
  words: string
}

/** All rows of a table. */
export function allRowsOf(table: PriceTable): Shown {
  return { table, kind: '', thickness: '', supplier: '', words: '' }
}

/** Whether less than all rows of the table are asked for. */
export function isNarrowed({ kind, thickness, supplier, words }: Shown): boolean {
  return [kind, thickness, supplier, words.trim()].some((choice) => choice !== '')
}

/** The rows that are picked; `textOf` is what else than its name and supplier can be read of one. */
export function shownRows(
  cells: readonly PriceCell[],
  { table, kind, thickness, supplier, words }: Shown,
  textOf: (cell: PriceCell) => string,
): PriceCell[] {
  const wanted = plain(words).split(/\s+/)
  return cells.filter(
    (cell) =>
      cell.table === table &&
      (kind === '' || cell.kind === kind) &&
      (thickness === '' || String(cell.thicknessMm) === thickness) &&
      (supplier === '' || cell.supplier === supplier) &&
      wanted.every((word) => plain(`${cell.name} ${cell.supplier} ${textOf(cell)}`).includes(word)),
  )
}

/** Inches are typed with the mark at hand. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[″“”]/g, '"').replaceAll(/[’′]/g, "'").trim()
}
