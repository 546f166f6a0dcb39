import type { Point } from '../marks/shapes'

type Props = {
  /** The part that it leads to, as its note is counted. */
  part: number
  /** The end of the rule under its name, which the leader carries on. */
  from: Point
  to: Point
  /** How long the rule under the name is; it runs away from the work. */
  run: number
}

/** A leader with a dot on the part and the rule of its name; it breaks what it crosses. */
export function Leader({ part, from, to, run }: Props) {
  const away = from.x < to.x ? -run : run
  const d = `M${from.x + away} ${from.y}H${from.x}L${to.x} ${to.y}`
  return (
    <g fill="none" className={`leader leader-${String.fromCharCode(97 + part)}`}>
      <path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        stroke="var(--color-paper)"
        strokeWidth="5"
        opacity=".75"
      />
      <path d={d} stroke="var(--color-edge-mid)" />
      <circle cx={to.x} cy={to.y} r="3.5" fill="var(--color-edge-mid)" />
    </g>
  )
}
