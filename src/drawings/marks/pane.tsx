type PaneProps = {
  x: number
  y: number
  width: number
  height: number
  /** How many bands of light lie on it. */
  shines?: 0 | 1 | 2
  look?: 'clear' | 'plain' | 'frosted'
}

/** A pane of glass in elevation. */
export function PaneMark({ x, y, width, height, shines = 1, look = 'clear' }: PaneProps) {
  const lean = Math.min(height * 0.38, width * 0.6)
  const band = (start: number, share: number) => {
    const left = x + width * start
    const wide = width * share
    return `M${left} ${y + height}h${wide}l${lean} ${-height}h${-wide}z`
  }
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill={look === 'plain' ? 'var(--color-ground)' : 'var(--color-edge-tint)'}
      />
      {shines > 0 ? (
        <path d={band(0.06, 0.2)} fill="var(--color-paper)" fillOpacity="0.85" />
      ) : null}
      {shines > 1 ? <path d={band(0.3, 0.06)} fill="var(--color-paper)" fillOpacity="0.6" /> : null}
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill="none"
        stroke="var(--color-edge-mid)"
        strokeWidth="1.3"
      />
    </g>
  )
}
