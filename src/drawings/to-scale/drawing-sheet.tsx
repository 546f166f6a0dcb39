import { useId } from 'react'
import type { ReactNode } from 'react'
import { MotionRoot } from '@/ui/motion/motion-root'
import { SlidingGroup } from '@/ui/motion/sliding-group'
import { boxOf, Dimension } from '../marks/dimension'
import { DrawingDefs } from '../marks/drawing-defs'
import type { DimensionMark } from '../marks/shapes'

type Props = {
  layout: { width: number; height: number; dimensions: readonly DimensionMark[] }
  /** One sentence that says what is drawn. */
  label: string
  small: boolean
  /** Draws the work; the id is that of the patterns it is filled with. */
  children: (id: string) => ReactNode
}

/** What every drawing to scale stands on: its size, its patterns, and its dimension lines on top. */
export function DrawingSheet({ layout, label, small, children }: Props) {
  const id = useId()
  return (
    <MotionRoot>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        className="block h-auto w-full max-w-full overflow-hidden"
      >
        <DrawingDefs id={id} />
        {children(id)}
        {layout.dimensions.map((mark) => (
          <SlidingGroup key={mark.key} box={boxOf(mark)}>
            <Dimension mark={mark} size={small ? 14 : 15} />
          </SlidingGroup>
        ))}
      </svg>
    </MotionRoot>
  )
}
