import { AwaitedPane, GlassPane } from '../marks/glass-pane'
import type { GlassMaterial } from '../material/glass-material'
import { MaterialPane } from '../material/material-pane'
import { Veil } from '../material/veil'
import { DrawingSheet } from './drawing-sheet'
import type { SheetProps } from './drawing-sheet'
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
            {material === 'clear' ? (
              <GlassPane pane={pane} id={id} name="pane" fresh />
            ) : (
              <>
                <Veil id={id} material={material} isFlat />
                <MaterialPane {...{ id, material }} pane={boxOf(pane)} name="pane" {...onBench} />
              </>
            )}
          </Part>
        ) : (
          <AwaitedPane pane={pane} bad={pane.bad} />
        )
      }
    </DrawingSheet>
  )
}

/** Nothing stands behind it that a texture could change. */
const onBench = { detail: 'flat', pxPerIn: 0 } as const

function boxOf({ x, y, width, height }: PaneLayout['pane']) {
  return { x, y, width, height }
}
