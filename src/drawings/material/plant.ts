import { round } from '../marks/shapes'
import type { Point } from '../marks/shapes'

/** Stems as curves from the pot, in inches from its middle on the floor, y downwards. */
const stems: readonly [from: Point, bend: Point, tip: Point][] = [
  [
    { x: -0.5, y: -16 },
    { x: -2, y: -38 },
    { x: 5.5, y: -60 },
  ],
  [
    { x: 0.5, y: -16 },
    { x: 1.2, y: -34 },
    { x: -4, y: -52 },
  ],
  [
    { x: 0, y: -16 },
    { x: 2.2, y: -30 },
    { x: 8.5, y: -43 },
  ],
  [
    { x: 0, y: -16 },
    { x: 0, y: -28 },
    { x: -8, y: -40 },
  ],
]
const leavesOnStem = 9
const tones = 3

export const stemLines = stems.map(
  ([from, bend, tip]) => `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`,
)

/** The leaves, as one path for each of their three greens. */
export const leafPaths: readonly string[] = Array.from({ length: tones }, (_, tone) =>
  stems
    .flatMap((stem, index) =>
      Array.from({ length: leavesOnStem }, (_leaf, leaf) =>
        (leaf + index) % tones === tone ? leafAt(stem, leaf) : '',
      ),
    )
    .join(''),
)

/** Left and right in turn, smaller towards the tip. */
function leafAt([from, bend, tip]: (typeof stems)[number], leaf: number): string {
  const along = 0.2 + (0.8 * leaf) / (leavesOnStem - 1)
  const rest = 1 - along
  const at = (axis: 'x' | 'y') =>
    rest * rest * from[axis] + 2 * rest * along * bend[axis] + along * along * tip[axis]
  const heading = Math.atan2(tip.y - bend.y, tip.x - bend.x)
  const turned = heading + (leaf % 2 === 0 ? 0.85 : -0.85)
  const length = 5.2 - 1.8 * along
  const [x, y] = [at('x'), at('y')]
  const point = (distance: number, aside: number) => {
    const px = x + Math.cos(turned) * distance - Math.sin(turned) * aside
    const py = y + Math.sin(turned) * distance + Math.cos(turned) * aside
    return `${round(px)} ${round(py)}`
  }
  const body = `Q${point(length * 0.45, 1.7)} ${point(length, 0)}Q${point(length * 0.45, -1.3)} `
  return `M${round(x)} ${round(y)}${body}${round(x)} ${round(y)}Z`
}
