/** What is free between two works, in inches; a dimension stands in it. */
export const rowGapIn = 25

/** What is free before the first work. */
export const rowStartIn = 13

const personEveryIn = 40 * 12

/** The height of a person, drawn beside a work, has room on every line. */
const leastTopIn = 72

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

export type CloseUp = { inchPx: number; topIn: number }

/** Three quarters, a half and three eighths of an inch to the foot. */
const closeScalesPx = [6, 4, 3]

/**
 * The largest scale at which all works fit into the line at once, and how high the line is then, in whole
 * feet; null where none is larger than the usual one.
 */
export function closeUp(
  works: { widthIn: number; tallestIn: number },
  room: { widthPx: number; highPx: number; usualPx: number },
): CloseUp | null {
  const topIn = Math.ceil(Math.max(works.tallestIn, leastTopIn) / 12) * 12
  const inchPx = closeScalesPx.find(
    (px) => works.widthIn * px <= room.widthPx && topIn * px <= room.highPx,
  )
  return inchPx === undefined || inchPx <= room.usualPx ? null : { inchPx, topIn }
}

/**
 * Whether a row has its ruler, which works that all fit have no use for: of the works that a page came with its
 * place stays free, since what stands below it would move after it was seen.
 */
export function rulerOf(row: {
  isMeasured: boolean
  fits: boolean
  isAsLoaded: boolean
}): 'shown' | 'unseen' | 'gone' {
  if (row.isMeasured && !row.fits) return 'shown'
  return row.isMeasured && !row.isAsLoaded ? 'gone' : 'unseen'
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
