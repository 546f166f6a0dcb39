/** What is free between two works, in inches; a dimension stands in it. */
export const rowGapIn = 25

/** What is free before the first work. */
export const rowStartIn = 13

const personEveryIn = 40 * 12

export type Row = {
  /** Where each work begins, in inches from the left end of the row. */
  startsIn: number[]
  widthIn: number
  /** After which works, by their place in the row, the height of a person is drawn. */
  people: number[]
}

/** Sets works along the line in their order, by the widths that show of their pictures, in inches. */
export function layRow(widthsIn: readonly number[]): Row {
  const startsIn: number[] = []
  const people: number[] = []
  let at = rowStartIn
  let nextPerson = 0
  for (const [index, widthIn] of widthsIn.entries()) {
    startsIn.push(at)
    at += widthIn
    if (at >= nextPerson) {
      people.push(index)
      nextPerson = at + personEveryIn
    }
    at += rowGapIn
  }
  return { startsIn, widthIn: at, people }
}

/** Which works are to be seen, counted from one: those of which at least half shows, else the nearest. */
export function worksInView(
  row: Pick<Row, 'startsIn'>,
  widthsIn: readonly number[],
  window: { fromIn: number; toIn: number },
): { first: number; last: number } {
  const seen = row.startsIn.flatMap((startIn, index) => {
    const widthIn = widthsIn[index] ?? 0
    const shown = Math.min(window.toIn, startIn + widthIn) - Math.max(window.fromIn, startIn)
    return shown >= Math.min(widthIn, window.toIn - window.fromIn) / 2 ? [index] : []
  })
  const nearest = row.startsIn.findLastIndex((startIn) => startIn <= window.fromIn)
  const first = seen[0] ?? Math.max(0, nearest)
  return { first: first + 1, last: (seen.at(-1) ?? first) + 1 }
}
