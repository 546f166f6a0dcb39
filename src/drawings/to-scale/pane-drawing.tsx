import { AwaitedPane, GlassPane } from '../marks/glass-pane'
import { DrawingSheet } from './drawing-sheet'
import type { SheetProps } from './drawing-sheet'
import { StillGroup } from './group'
import type { PaneLayout } from './pane-layout'

type Props = SheetProps & { layout: PaneLayout }

/** One pane of glass on the bench, to scale. */
export function PaneDrawing({ layout, ...sheet }: Props) {
  const { pane } = layout
  const Part = sheet.group ?? StillGroup
  return (
    <DrawingSheet layout={layout} {...sheet}>
      {(id) =>
        pane.known ? (
          <Part box={pane}>
            <GlassPane pane={pane} id={id} name="pane" fresh />
          </Part>
        ) : (
          <AwaitedPane pane={pane} bad={pane.bad} />
        )
      }
    </DrawingSheet>
  )
}
