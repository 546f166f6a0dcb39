import { SlidingGroup } from '@/ui/motion/sliding-group'
import { AwaitedPane, GlassPane } from '../marks/glass-pane'
import { DrawingSheet } from './drawing-sheet'
import type { PaneLayout } from './pane-layout'

type Props = { layout: PaneLayout; label: string; small?: boolean }

/** One pane of glass on the bench, to scale. */
export function PaneDrawing({ layout, label, small = false }: Props) {
  const { pane } = layout
  return (
    <DrawingSheet {...{ layout, label, small }}>
      {(id) =>
        pane.known ? (
          <SlidingGroup box={pane}>
            <GlassPane pane={pane} id={id} name="pane" fresh />
          </SlidingGroup>
        ) : (
          <AwaitedPane pane={pane} bad={pane.bad} />
        )
      }
    </DrawingSheet>
  )
}
