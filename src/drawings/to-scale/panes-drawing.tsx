import { AwaitedPane, GlassPane } from '../marks/glass-pane'
import { DrawingSheet } from './drawing-sheet'
import type { SheetProps } from './drawing-sheet'
import { StillGroup } from './group'
import type { PanesLayout } from './panes-layout'

type Props = SheetProps & { layout: PanesLayout; letters: readonly string[] }

const radius = 13

/** Several panes of glass side by side, to scale, each with its letter. */
export function PanesDrawing({ layout, letters, ...sheet }: Props) {
  const Part = sheet.group ?? StillGroup
  return (
    <DrawingSheet layout={layout} {...sheet}>
      {(id) =>
        layout.panes.map(({ known, bad, ...box }, index) => {
          const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
          return (
            <Part key={index} box={box}>
              {known ? (
                <GlassPane pane={box} id={id} name={index} />
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
        })
      }
    </DrawingSheet>
  )
}
