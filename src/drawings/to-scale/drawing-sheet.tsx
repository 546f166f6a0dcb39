import { useId } from 'react'
import type { ReactNode } from 'react'
import { Dimension } from '../marks/dimension'
import { DrawingDefs } from '../marks/drawing-defs'
import type { DimensionMark, KeyedDimension, Rect } from '../marks/shapes'
import { StillGroup } from './group'
import type { Group } from './group'

/** What every drawing to scale is told, whatever it shows. */
export type SheetProps = {
  /** One sentence that says what is drawn. */
  label: string
  small?: boolean
  group?: Group
}

type Props = SheetProps & {
  layout: { width: number; height: number; dimensions: readonly KeyedDimension[] }
  /** Draws the work; the id is that of the patterns it is filled with. */
  children: (id: string) => ReactNode
}

/** What every drawing to scale stands on: its size, its patterns, and its dimension lines on top. */
export function DrawingSheet({ layout, label, small = false, group, children }: Props) {
  const id = useId()
  const Part = group ?? StillGroup
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className="block h-auto w-full max-w-full overflow-hidden"
    >
      <DrawingDefs id={id} />
      {children(id)}
      {layout.dimensions.map(({ key, ...mark }) => (
        <Part key={key} box={boxOf(mark)}>
          <Dimension mark={mark} size={small ? 14 : 15} />
        </Part>
      ))}
    </svg>
  )
}

/** What a dimension line measures, as a box without thickness. */
function boxOf({ axis, from, to, at }: DimensionMark): Rect {
  return axis === 'x'
    ? { x: from, y: at, width: to - from, height: 0 }
    : { x: at, y: from, width: 0, height: to - from }
}
