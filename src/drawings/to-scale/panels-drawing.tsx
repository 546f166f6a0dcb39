import { fitPanels } from './panels'
import type { PanelSize } from './panels'

type Props = { panels: readonly (PanelSize & { role: string | null })[] }

const room = { width: 220, height: 150 }
const margin = { side: 6, top: 4 }

/** The panels of a stored quote for the office, side by side on the floor, to scale. */
export function PanelsDrawing({ panels }: Props) {
  const fitted = fitPanels(panels, room)
  if (fitted === null) return null
  const width = fitted.width + margin.side * 2
  const height = fitted.height + margin.top * 2
  const left = (room.width - fitted.width) / 2 - margin.side
  const floor = room.height
  return (
    <svg
      aria-hidden="true"
      className="office-drawing"
      width={width}
      height={height}
      viewBox={`${left} ${floor - fitted.height - margin.top} ${width} ${height}`}
    >
      {fitted.panes.map((pane, index) => (
        <g key={index}>
          <rect
            x={pane.x + 1}
            y={pane.y}
            width={Math.max(pane.width - 2, 1)}
            height={pane.height}
          />
          {pane.role === 'door' ? (
            <path
              d={`M${pane.x + 1} ${pane.y}L${pane.x + pane.width - 1} ${pane.y + pane.height / 2}L${pane.x + 1} ${floor}`}
            />
          ) : null}
        </g>
      ))}
      <path className="office-floor" d={`M${left} ${floor}h${width}`} />
    </svg>
  )
}
