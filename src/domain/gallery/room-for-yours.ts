import { rowGapIn } from './lay-row'

/** A sentence and a button stand in it. */
const leastPx = 256

/** Its figure stands between the ends of its own line. */
const leastGlassPx = 96

type Line = { inchPx: number; topIn: number }

/** Whether a row that all fits leaves as much free behind its last work as an opening of the visitor's takes. */
export function hasRoomForYours(
  row: { widthIn: number },
  line: Pick<Line, 'inchPx'>,
  room: { widthPx: number },
): boolean {
  return roomForYoursPx(row, line, room) >= leastPx
}

/** Whether an opening can be drawn there at its own size, on the floor that the works stand on. */
export function standsAtItsSize(
  opening: { widthIn: number; heightIn: number },
  row: { widthIn: number },
  line: Line,
  room: { widthPx: number },
): boolean {
  const widthPx = opening.widthIn * line.inchPx
  return (
    widthPx >= leastGlassPx &&
    widthPx + besidePx <= roomForYoursPx(row, line, room) &&
    opening.heightIn <= line.topIn
  )
}

/** Its height is written at its side. */
const besidePx = 40

function roomForYoursPx(
  { widthIn }: { widthIn: number },
  { inchPx }: Pick<Line, 'inchPx'>,
  { widthPx }: { widthPx: number },
): number {
  return widthPx - (widthIn + rowGapIn) * inchPx
}
