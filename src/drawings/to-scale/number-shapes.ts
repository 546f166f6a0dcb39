import { figureWidth } from '../marks/dimension-figure'
import type { Shape } from '../marks/shape'
import type { DrawnPane } from './enclosure'

/** Of a ring that a figure can still be read in. */
const leastRadiusPx = 8

/** The number of a panel, as it stands beside its fields; smaller in a narrow one, none where it cannot be read. */
export function numberShapes(pane: DrawnPane, index: number, isSmall: boolean): Shape[] {
  const radius = Math.min(isSmall ? 12 : 14, pane.width / 2 - 2)
  if (radius < leastRadiusPx) return []
  const lines = linesThatFit(pane, isSmall ? 11 : 13)
  const under = lines.length * linePx
  const lowest = pane.height - radius - 12 - under
  const centre = {
    x: pane.x + pane.width / 2,
    y: pane.y + (under > 0 ? Math.min(pane.height * 0.82, lowest) : pane.height * 0.82),
  }
  return [
    ...lines.map((text, line): Shape => ({
      kind: 'text',
      at: { x: centre.x, y: centre.y + radius + 12 + line * linePx },
      text,
      size: isSmall ? 11 : 13,
      fill: 'edgeInk',
      hasHalo: true,
    })),
    { kind: 'circle', centre, radius, fill: 'paper', stroke: pane.bad ? 'error' : 'edge' },
    {
      kind: 'text',
      at: centre,
      text: String(index + 1),
      size: Math.min(isSmall ? 13 : 15, radius + 3),
      fill: pane.bad ? 'error' : 'edgeInk',
    },
  ]
}

/** Half of what is written under the number of a pane, in px; none where nothing is. */
export function halfOfLines(pane: DrawnPane, isSmall: boolean): number {
  const size = isSmall ? 11 : 13
  const widths = linesThatFit(pane, size).map((text) => figureWidth(text, size))
  return Math.max(0, ...widths) / 2
}

const linePx = 16

/** None where one of them would touch the edges, or all of them the middle. */
function linesThatFit({ width, height, lines, known }: DrawnPane, size: number): readonly string[] {
  const isWide = lines.every((text) => figureWidth(text, size) + 6 <= width)
  return known && isWide && height > 120 ? lines : []
}
