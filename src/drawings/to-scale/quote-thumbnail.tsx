import { fitPanels } from './panels'
import type { PanelSize } from './panels'

const sheet = { width: 88, height: 72 }
const margin = { side: 8, top: 8, floor: 6 }
const gapIn = 1

/** The panels of a quote, to scale with each other, standing on the floor. */
export function QuoteThumbnail({ panels }: { panels: readonly PanelSize[] }) {
  const room = {
    width: sheet.width - margin.side * 2,
    height: sheet.height - margin.top - margin.floor,
  }
  const panes = fitPanels(panels, room, gapIn)?.panes ?? []
  const floor = sheet.height - margin.floor
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      className="h-18 w-22 shrink-0"
      fill="none"
    >
      <path d={`M0 ${floor}H${sheet.width}`} className="stroke-text" strokeWidth="1.25" />
      {panes.map(({ x, width, height }) => (
        <rect
          key={x}
          x={margin.side + x}
          y={floor - Math.max(height, 2)}
          width={Math.max(width, 2)}
          height={Math.max(height, 2)}
          className="fill-edge-tint stroke-edge-mid"
          strokeWidth="1"
        />
      ))}
    </svg>
  )
}
