import { AwaitedPane } from '../marks/glass-pane'
import type { GlassMaterial } from '../material/glass-material'
import { Veil } from '../material/veil'
import { DrawingSheet } from './drawing-sheet'
import type { SheetProps } from './drawing-sheet'
import { FlatPane } from './flat-pane'
import { StillGroup } from './group'
import type { PaneLayout } from './pane-layout'

type Props = SheetProps & {
  layout: PaneLayout
  /** Plain float glass where nothing is said. */
  material?: GlassMaterial | undefined
}

/** One pane of glass on the bench, to scale. */
export function PaneDrawing({ layout, material = 'clear', ...sheet }: Props) {
  const { pane } = layout
  const Part = sheet.group ?? StillGroup
  return (
    <DrawingSheet layout={layout} {...sheet}>
      {(id) =>
        pane.known ? (
          <Part box={pane}>
            {material === 'clear' ? null : <Veil id={id} material={material} isFlat />}
            <FlatPane {...{ pane, id, material }} name="pane" />
          </Part>
        ) : (
          <AwaitedPane pane={pane} bad={pane.bad} />
        )
      }
    </DrawingSheet>
  )
}
