/** The glass seen at its edge: one sheet, or two with a spacer between them. */
export function GlassEdge({ sheets }: { sheets: 1 | 2 }) {
  return (
    <svg viewBox="0 0 88 96" className="h-24 w-22 tablet:h-19 tablet:w-17.5">
      {sheets === 1 ? (
        <Sheet x={38} width={11} />
      ) : (
        <>
          <Sheet x={24} width={10} />
          <Sheet x={54} width={10} />
          <rect
            x="34"
            y="74"
            width="20"
            height="16"
            fill="var(--color-rule-stone)"
            stroke="var(--color-text-second)"
            strokeWidth=".8"
          />
          <path
            d="M36 78H52M36 82H52M36 86H52"
            stroke="var(--color-text-second)"
            strokeWidth=".8"
            strokeDasharray="1.5 2"
          />
        </>
      )}
      <path d="M8 92H80" stroke="var(--color-text)" strokeWidth="1.5" />
    </svg>
  )
}

function Sheet({ x, width }: { x: number; width: number }) {
  return (
    <g>
      <rect x={x} y="8" width={width} height="84" fill="var(--color-edge-deep)" fillOpacity=".75" />
      <path
        d={`M${x} 8V92M${x + width} 8V92M${x} 8H${x + width}`}
        stroke="var(--color-edge-mid)"
        strokeWidth="1.4"
        fill="none"
      />
      {[22, 36, 50, 64, 78].map((y) => (
        <path
          key={y}
          d={`M${x + 2} ${y}L${x + width - 2} ${y - 7}`}
          stroke="var(--color-edge-mid)"
          strokeOpacity=".55"
          strokeWidth=".8"
        />
      ))}
    </g>
  )
}
