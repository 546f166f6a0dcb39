/** Ground or wall in section: a line of ink with hatching behind it. */
export function GroundMark({ from, to, y }: { from: number; to: number; y: number }) {
  const step = 9
  const strokes = Array.from({ length: Math.floor((to - from) / step) }, (_, index) => {
    const x = from + step * (index + 1)
    return `M${x} ${y + 2}l-9 11`
  })
  return (
    <g fill="none">
      <path d={strokes.join('')} stroke="var(--color-tick)" />
      <path d={`M${from} ${y}H${to}`} stroke="var(--color-text)" strokeWidth="1.75" />
    </g>
  )
}

export function WallMark({
  x,
  from,
  to,
  side = 'right',
}: {
  x: number
  from: number
  to: number
  side?: 'left' | 'right'
}) {
  const step = 9
  const away = side === 'right' ? 1 : -1
  const strokes = Array.from({ length: Math.floor((to - from) / step) }, (_, index) => {
    const y = from + step * (index + 1)
    return side === 'right' ? `M${x + 2} ${y}l11 -9` : `M${x - 13} ${y}l11 -9`
  })
  return (
    <g fill="none">
      <path d={strokes.join('')} stroke="var(--color-tick)" />
      <path d={`M${x + away * 0.5} ${from}V${to}`} stroke="var(--color-text)" strokeWidth="1.75" />
    </g>
  )
}
