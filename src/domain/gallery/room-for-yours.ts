import { rowGapIn } from './lay-row'

/** A sentence and a button stand in it. */
const leastPx = 256

/** Whether a row that all fits leaves as much free behind its last work as an opening of the visitor's takes. */
export function hasRoomForYours(
  { widthIn }: { widthIn: number },
  { inchPx }: { inchPx: number },
  { widthPx }: { widthPx: number },
): boolean {
  return widthPx - (widthIn + rowGapIn) * inchPx >= leastPx
}
