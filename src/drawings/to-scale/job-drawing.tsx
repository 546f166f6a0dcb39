import { extentOf, standPanels } from './panels'
import type { PanelSize } from './panels'

/** The box that every one of them fits into. */
const box = { width: 60, height: 50 }
const smallest = 3

/** The scale at which the largest of several works still fits its card, in px an inch. */
export function sharedScale(works: readonly (readonly PanelSize[])[]): number {
  const scales = works.map((panels) => {
    const { widthIn, heightIn } = extentOf(panels)
    return Math.min(box.width / Math.max(widthIn, 1), box.height / Math.max(heightIn, 1))
  })
  return Math.min(1, ...scales)
}

/** A work as small as its card, on the scale that all cards share. */
export function JobDrawing({ panels, pxPerIn }: { panels: readonly PanelSize[]; pxPerIn: number }) {
  const { widthIn, heightIn } = extentOf(panels)
  if (widthIn <= 0 || heightIn <= 0) return null
  const width = Math.max(widthIn * pxPerIn, smallest)
  const height = Math.max(heightIn * pxPerIn, smallest)
  const panes = standPanels(panels, { left: 0, floorY: height, pxPerIn })
  return (
    <svg
      aria-hidden="true"
      className="office-drawing"
      width={width + 8}
      height={height + 4}
      viewBox={`-4 -2 ${width + 8} ${height + 4}`}
    >
      {panes.map((pane, index) => (
        <rect
          key={index}
          x={pane.x + 0.5}
          y={pane.y}
          width={Math.max(pane.width - 1, 1)}
          height={Math.max(pane.height, 1)}
        />
      ))}
      <path className="office-floor" d={`M-4 ${height}H${width + 4}`} />
    </svg>
  )
}
