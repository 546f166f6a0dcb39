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

/**
 * Which works are to be seen, counted from one: those of which at least half shows, or that fill the window;
 * else the nearest before it. Any unit of length, the same for all.
 */
export function worksInView(
  { starts }: { starts: readonly number[] },
  widths: readonly number[],
  window: { from: number; to: number },
): { first: number; last: number } {
  const seen = starts.flatMap((start, index) => {
    const width = widths[index] ?? 0
    const shown = Math.min(window.to, start + width) - Math.max(window.from, start)
    return shown >= Math.min(width, window.to - window.from) / 2 ? [index] : []
  })
  const nearest = starts.findLastIndex((start) => start <= window.from)
  const first = seen[0] ?? Math.max(0, nearest)
  return { first: first + 1, last: (seen.at(-1) ?? first) + 1 }
}
