import { AwaitedPane } from '../marks/glass-pane'
import type { GlassMaterial } from '../material/glass-material'
import { Veil } from '../material/veil'
import type { Shape } from '../marks/shape'
import { SvgShapes } from '../marks/svg-shapes'
import { DrawingSheet } from './drawing-sheet'
import type { SheetProps } from './drawing-sheet'
import { FlatPane } from './flat-pane'
import { StillGroup } from './group'
import type { PaneLayout } from './pane-layout'

type Props = SheetProps & {
  layout: PaneLayout
  /** Plain float glass where nothing is said. */
  material?: GlassMaterial | undefined
  /** It cannot be made so: its outline says it where its sizes are read. */
  isBlocked?: boolean | undefined
}

/** One pane of glass to scale, on the bench or in its window. */
export function PaneDrawing({ layout, material = 'clear', isBlocked, ...sheet }: Props) {
  const { pane, around } = layout
  const Part = sheet.group ?? StillGroup
  return (
    <DrawingSheet layout={layout} {...sheet}>
      {(id) => (
        <>
          {around ? (
            <Part box={around.box}>
              <SvgShapes shapes={around.shapes} />
            </Part>
          ) : null}
          {pane.known ? (
            <Part box={pane}>
              {material === 'clear' ? null : <Veil id={id} material={material} isFlat />}
              <FlatPane {...{ pane, id, material }} name="pane" />
              {isBlocked ? <SvgShapes shapes={[outlineOf(pane)]} /> : null}
            </Part>
          ) : (
            <AwaitedPane pane={pane} bad={pane.bad} />
          )}
        </>
      )}
    </DrawingSheet>
  )
}

function outlineOf({ x, y, width, height }: PaneLayout['pane']): Shape {
  return { kind: 'rect', rect: { x, y, width, height }, stroke: 'error', width: 3 }
}
