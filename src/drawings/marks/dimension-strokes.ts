import { breakHalf } from './dimension-figure'
import type { DimensionLook } from './dimension-look'
import { round } from './shapes'
import type { DimensionMark, Point } from './shapes'

type Measured = Omit<DimensionMark, 'tone'>

/** So far along the axis, and so far across from the line. */
type Place = [along: number, across: number]
type Stroke = [from: Place, to: Place]

/** How high the signs of a figure are, in its size. */
const figureHeight = 1.07

/** How far the line runs where it stands outside of what it measures. */
const outside = 22

/** The paths of one dimension, empty where it has none, and where the middle of its figure stands. */
export function strokesOf(mark: Measured, look: DimensionLook, size: number, nearer = 0) {
  const { axis, from, to, at, work = at, aside = 0 } = mark
  const half = halfOf(mark, look, size)
  const fits = half === 0 || (half + look.stub) * 2 <= to - from
  const ends = [from, to]
  const awayFromWork = work < at ? 1 : -1

  const point = ([along, across]: Place): Point =>
    axis === 'x' ? { x: along, y: at + across } : { x: at + across, y: along }
  const path = (strokes: readonly Stroke[]) =>
    strokes.map(([start, end]) => `M${written(point(start))}L${written(point(end))}`).join('')

  return {
    line: path(lineOf(from, to, fits ? half - nearer : null, look)),
    witnesses: path(witnessesOf(ends, work - at, look)),
    crosses: path(crossesOf(ends, look.cross)),
    slashes: path(slashesOf(ends, look.slash.half, axis === 'y' && look.isTurned)),
    figure: point([
      (from + to) / 2,
      fits || look.cramped === 'line outside' ? 0 : awayFromWork * (size + 4) * (1 + aside),
    ]),
  }
}

/** How far from its middle the line is interrupted; an upright figure in a height is no wider than it is high. */
function halfOf(
  { axis, figure }: Measured,
  { gap, isTurned }: DimensionLook,
  size: number,
): number {
  if (figure === '') return 0
  return axis === 'y' && !isTurned ? (size * figureHeight) / 2 + gap : breakHalf(figure, size, gap)
}

function lineOf(
  from: number,
  to: number,
  half: number | null,
  { overshoot, cramped }: DimensionLook,
): Stroke[] {
  const middle = (from + to) / 2
  const [start, end] = [from - overshoot, to + overshoot]
  if (half !== null && half > 0) {
    return [along(start, middle - half), along(middle + half, end)]
  }
  return half === null && cramped === 'line outside'
    ? [along(from - outside, from), along(to, to + outside)]
    : [along(start, end)]
}

function along(from: number, to: number): Stroke {
  return [
    [from, 0],
    [to, 0],
  ]
}

/** The lines from the work to the dimension; none where the work is too near for any. */
function witnessesOf(ends: number[], offset: number, { witness }: DimensionLook): Stroke[] {
  const { fromWork, past } = witness
  if (offset === 0 || Math.abs(offset) <= fromWork - past) return []
  const side = Math.sign(offset)
  return ends.map((end) => [
    [end, offset - side * fromWork],
    [end, -side * past],
  ])
}

function crossesOf(ends: number[], half: number): Stroke[] {
  if (half === 0) return []
  return ends.map((end) => [
    [end, -half],
    [end, half],
  ])
}

/** The slash leans to the right as one reads it. */
function slashesOf(ends: number[], half: number, isTurned: boolean): Stroke[] {
  if (half === 0) return []
  const low = isTurned ? half : -half
  return ends.map((end) => [
    [end + low, half],
    [end - low, -half],
  ])
}

function written({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`
}
