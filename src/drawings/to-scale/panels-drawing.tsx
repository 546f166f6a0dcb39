type Props = { panels: readonly { widthIn: number; heightIn: number; role: string | null }[] }

const roomPx = { width: 220, height: 150 }

/** The panels side by side on the floor, to scale. */
export function PanelsDrawing({ panels }: Props) {
  const widthIn = panels.reduce((sum, panel) => sum + panel.widthIn, 0)
  const heightIn = Math.max(...panels.map((panel) => panel.heightIn))
  if (panels.length === 0 || widthIn <= 0 || heightIn <= 0) return null
  const scale = Math.min(roomPx.width / widthIn, roomPx.height / heightIn)
  const placed = panels.map((panel, index) => ({
    ...panel,
    x: panels.slice(0, index).reduce((sum, { widthIn: before }) => sum + before * scale, 0),
    width: panel.widthIn * scale,
    height: panel.heightIn * scale,
  }))
  const floor = heightIn * scale
  return (
    <svg
      aria-hidden="true"
      className="office-drawing"
      width={widthIn * scale + 12}
      height={floor + 8}
      viewBox={`-6 -4 ${widthIn * scale + 12} ${floor + 8}`}
    >
      {placed.map(({ x, width, height, role }, index) => (
        <g key={index}>
          <rect x={x + 1} y={floor - height} width={Math.max(width - 2, 1)} height={height} />
          {role === 'door' ? (
            <path
              d={`M${x + 1} ${floor - height}L${x + width - 1} ${floor - height / 2}L${x + 1} ${floor}`}
            />
          ) : null}
        </g>
      ))}
      <path className="office-floor" d={`M-6 ${floor}H${widthIn * scale + 6}`} />
    </svg>
  )
}
