import { AwaitedPane } from '../marks/glass-pane'
import type { GlassMaterial } from '../material/glass-material'
import { Veil } from '../material/veil'
import { SvgShapes } from '../marks/svg-shapes'
import { DrawingSheet } from './drawing-sheet'
import type { SheetProps } from './drawing-sheet'
import { FlatPane } from './flat-pane'
import { StillGroup } from './group'
import type { PanesLayout } from './panes-layout'

type Props = SheetProps & {
  layout: PanesLayout
  letters: readonly string[]
  /** Plain float glass where nothing is said. */
  material?: GlassMaterial | undefined
}

const radius = 13

/** Several panes to scale, each with its letter, and in its window where it is in one. */
export function PanesDrawing({ layout, letters, material = 'clear', ...sheet }: Props) {
  const Part = sheet.group ?? StillGroup
  return (
    <DrawingSheet layout={layout} {...sheet}>
      {(id) => [
        layout.wall ? (
          <Part key="wall" box={layout.wall.box}>
            <SvgShapes shapes={layout.wall.shapes} />
          </Part>
        ) : null,
        material === 'clear' ? null : <Veil key="veil" id={id} material={material} isFlat />,
        ...layout.panes.map(({ known, bad, frame, ...box }, index) => {
          const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
          return (
            <Part key={index} box={box}>
              <SvgShapes shapes={frame} />
              {known ? (
                <FlatPane {...{ id, material }} pane={box} name={index} />
              ) : (
                <AwaitedPane pane={box} bad={bad} />
              )}
              <circle
                cx={middle.x}
                cy={middle.y}
                r={radius}
                fill="var(--color-paper)"
                stroke={bad ? 'var(--color-error)' : 'var(--color-edge-ink)'}
              />
              <text
                x={middle.x}
                y={middle.y}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize="14"
                fontWeight="600"
                fill={bad ? 'var(--color-error)' : 'var(--color-edge-ink)'}
              >
                {letters[index]}
              </text>
            </Part>
          )
        }),
      ]}
    </DrawingSheet>
  )
}
