import type { Quad } from '../place/quad'

/** The outline of the opening: dark on light, so that it is seen on any picture. */
export function QuadLines({ quad, isBad }: { quad: Quad; isBad: boolean }) {
  const points = quad.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <g fill="none" strokeLinejoin="round">
      <polygon points={points} strokeWidth="3.5" className="stroke-paper" />
      <polygon
        points={points}
        strokeWidth="1.5"
        className={isBad ? 'stroke-error' : 'stroke-edge-ink'}
      />
    </g>
  )
}
