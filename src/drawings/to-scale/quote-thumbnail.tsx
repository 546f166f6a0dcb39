type Panel = { widthIn: number; heightIn: number }

const box = { width: 88, height: 72 }
const gapIn = 1

/** The panels of a quote, to scale with each other, standing on the floor. */
export function QuoteThumbnail({ panels }: { panels: Panel[] }) {
  const across = panels.reduce((sum, { widthIn }) => sum + widthIn, gapIn * (panels.length - 1))
  const tallest = Math.max(...panels.map(({ heightIn }) => heightIn), 1)
  const scale = Math.min((box.width - 16) / Math.max(across, 1), (box.height - 14) / tallest)
  const floor = box.height - 6
  const panes = panels.map(({ widthIn, heightIn }, index) => {
    const before = panels.slice(0, index).reduce((sum, panel) => sum + panel.widthIn + gapIn, 0)
    return {
      x: (box.width - across * scale) / 2 + before * scale,
      width: Math.max(widthIn * scale, 2),
      height: Math.max(heightIn * scale, 2),
    }
  })
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box.width} ${box.height}`}
      className="h-18 w-22 shrink-0"
      fill="none"
    >
      <path d={`M0 ${floor}H${box.width}`} className="stroke-text" strokeWidth="1.25" />
      {panes.map(({ x, width, height }) => (
        <rect
          key={x}
          x={x}
          y={floor - height}
          width={width}
          height={height}
          className="fill-edge-tint stroke-edge-mid"
          strokeWidth="1"
        />
      ))}
    </svg>
  )
}
