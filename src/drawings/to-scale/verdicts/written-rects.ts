import { figureWidth } from '../../marks/dimension-figure'
import { drafted } from '../../marks/dimension-look'
import { strokesOf } from '../../marks/dimension-strokes'
import type { KeyedDimension, Rect } from '../../marks/shapes'
import type { EnclosureLayout } from '../enclosure'
import { numberRect } from './number-rect'

const figurePx = 15

/** What is to be read on a drawing: numbers with the glass under them, as on a phone and elsewhere, and figures. */
export function writtenRects({ panes, dimensions }: EnclosureLayout): Rect[] {
  const numbers = panes.flatMap((pane, index) =>
    [true, false].flatMap((isSmall) => numberRect(pane, index, isSmall)),
  )
  return [...numbers, ...dimensions.flatMap(figureRect)]
}

function figureRect(mark: KeyedDimension): Rect[] {
  if (mark.figure === '') return []
  const { x, y } = strokesOf(mark, drafted, figurePx).figure
  const along = figureWidth(mark.figure)
  const isUpright = mark.axis === 'y'
  const [width, height] = isUpright ? [figurePx, along] : [along, figurePx]
  return [{ x: x - width / 2, y: y - height / 2, width, height }]
}
