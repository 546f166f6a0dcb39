import { useId } from 'react'
import { MotionRoot } from '@/ui/motion/motion-root'
import { SlidingGroup } from '@/ui/motion/sliding-group'
import { boxOf, Dimension } from './dimension'
import { DrawingDefs } from './drawing-defs'
import { AwaitedPane, GlassPane } from './glass-pane'
import type { PaneLayout } from './pane-layout'

type Props = { layout: PaneLayout; label: string; small?: boolean }

/** One pane of glass on the bench, to scale. */
export function PaneDrawing({ layout, label, small = false }: Props) {
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
        {layout.pane.known ? (
          <SlidingGroup box={layout.pane}>
            <GlassPane pane={layout.pane} id={id} name="pane" fresh />
          </SlidingGroup>
        ) : (
          <AwaitedPane pane={layout.pane} bad={layout.pane.bad} />
        )}
        {layout.dimensions.map((mark) => (
          <SlidingGroup key={mark.key} box={boxOf(mark)}>
            <Dimension mark={mark} size={small ? 14 : 15} />
          </SlidingGroup>
        ))}
      </svg>
    </MotionRoot>
  )
}
