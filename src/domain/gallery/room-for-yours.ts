import { lineHeightIn } from './elevation'
import { closeUp, rowGapIn } from './lay-row'
import type { CloseUp } from './lay-row'

/** A sentence and a button stand in it. */
const leastPx = 256

/** Its figure stands between the ends of its own line. */
const leastGlassPx = 96

/** Where its button is wider than itself: its figure covers its line, but for the ends of that. */
const leastInLongRowPx = 56

/** Its height is written at its side. */
const besidePx = 40

type Opening = { widthIn: number; heightIn: number }

type Line = { inchPx: number; topIn: number }

/** How the visitor's own stands behind the last work: as room that is free, as his opening at its size, or not there. */
export type PlaceOfYours = 'none' | 'free' | 'at-size'

/** In a row that all fits, and leaves room behind its last work; an opening that is known is drawn at its size only. */
export function placeBehindAll(
  opening: Opening | null,
  row: { widthIn: number },
  line: Line,
  room: { widthPx: number },
): PlaceOfYours {
  const freePx = room.widthPx - (row.widthIn + rowGapIn) * line.inchPx
  if (opening === null) return freePx >= leastPx ? 'free' : 'none'
  const widthPx = opening.widthIn * line.inchPx
  const stands =
    widthPx >= leastGlassPx && widthPx + besidePx <= freePx && opening.heightIn <= line.topIn
  return stands ? 'at-size' : 'none'
}

/** In a row that scrolls, which is as long as it has to be. */
export function placeInLongRow(opening: Opening | null, line: Line): PlaceOfYours {
  if (opening === null) return 'none'
  const stands = opening.widthIn * line.inchPx >= leastInLongRowPx && opening.heightIn <= line.topIn
  return stands ? 'at-size' : 'none'
}

/**
 * The scale at which works close up, with what the visitor has himself behind them where that has a place there; where
 * it has one at the usual scale alone the row stays at that.
 */
export function closeUpWith(
  opening: Opening | null,
  works: { widthIn: number; tallestIn: number },
  room: { widthPx: number; highPx: number; usualPx: number },
): CloseUp | null {
  const alone = closeUp(works, room)
  if (alone === null || opening === null) return alone
  const both = {
    widthIn: works.widthIn + rowGapIn + opening.widthIn,
    tallestIn: Math.max(works.tallestIn, opening.heightIn),
  }
  const together = closeUp(both, { ...room, widthPx: room.widthPx - besidePx })
  if (together !== null && placeBehindAll(opening, works, together, room) !== 'none') {
    return together
  }
  const atRest = placeInLongRow(opening, { inchPx: room.usualPx, topIn: lineHeightIn })
  return atRest === 'none' ? alone : null
}
