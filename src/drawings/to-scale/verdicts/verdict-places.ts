import type { VerdictLevel } from '@/domain/glass-rules/rule-names'
import type { Shape } from '../../marks/shape'
import type { Point, Rect } from '../../marks/shapes'
import type { EnclosureLayout } from '../enclosure'
import { ghostOf } from './cure-ghosts'
import { boxedHinges } from './hinge-boxes'
import { clearOf, placeOf } from './key-places'
import type { ToldVerdict } from './told-verdict'
import { labelsApart } from './verdict-labels'
import type { Label } from './verdict-labels'
import { writtenRects } from './written-rects'

export type PlacedVerdicts = {
  shapes: Shape[]
  keys: { key: string; level: VerdictLevel; at: Point }[]
}

/** Where the keys of verdicts stand on a drawing, what is boxed, and what a fix would add, dashed. */
export function placeVerdicts(
  layout: EnclosureLayout,
  hinges: readonly number[],
  told: readonly ToldVerdict[],
  /** Where other keys stand. */
  others: readonly Point[] = [],
): PlacedVerdicts {
  const keys: PlacedVerdicts['keys'] = []
  const shapes: Shape[] = []
  const labels: Label[] = []
  const written = writtenRects(layout)
  for (const verdict of told) {
    const pane = layout.panes[verdict.piece]
    if (!pane?.known) continue
    if (verdict.level === 'block') shapes.push(outline(pane))
    if (verdict.rule === 'hinges') shapes.push(...boxedHinges(layout, verdict, hinges))
    const ghost = ghostOf(layout, verdict, hinges)
    shapes.push(...ghost.shapes)
    labels.push(...ghost.labels)
    const wanted = placeOf(layout, pane, verdict, hinges)
    keys.push({
      key: verdict.key,
      level: verdict.level,
      at: clearOf(wanted, [...others, ...keys.map(({ at }) => at)], layout, written),
    })
  }
  const taken = [...others, ...keys.map(({ at }) => at)]
  return { shapes: [...shapes, ...labelsApart(layout, labels, taken)], keys }
}

function outline({ x, y, width, height }: Rect): Shape {
  return { kind: 'rect', rect: { x, y, width, height }, stroke: 'error', width: 1.8 }
}
