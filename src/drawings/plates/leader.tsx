import type { Point } from '../marks/shapes'

type Props = {
  /** The part that it leads to, as its note is counted. */
  part: number
  /** The end of the rule under its name, which the leader carries on. */
  from: Point
  to: Point
  /** How long the rule under the name is; it runs away from the work. */
  run: number
  /** What is drawn has no such part: the name keeps its rule. */
  isAbsent?: boolean
}

/** A leader with a dot on the part and the rule of its name; it breaks what it crosses. */
export function Leader({ part, from, to, run, isAbsent }: Props) {
  const away = from.x < to.x ? -run : run
  if (isAbsent) {
    return <path d={`M${from.x + away} ${from.y}H${from.x}`} stroke="var(--color-rule)" />
  }
  const d = `M${from.x + away} ${from.y}H${from.x}L${to.x} ${to.y}`
  return (
    <g fill="none" className={`leader leader-${letterOf(part)}`}>
      <path
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        stroke="var(--color-paper)"
        strokeWidth="5"
        opacity=".75"
      />
      <path className="leader-line" d={d} stroke="var(--color-edge-mid)" />
      <circle cx={to.x} cy={to.y} r="3.5" fill="var(--color-edge-mid)" />
    </g>
  )
}

/** The key of a part at the end of its leader, where its name stands apart from the drawing. */
export function LeaderKey({ part, at, to }: { part: number; at: Point; to: Point }) {
  const isAbove = Math.abs(at.x - to.x) < 12
  const inward = isAbove ? 0 : at.x < to.x ? 12 : -12
  const down = isAbove ? Math.sign(to.y - at.y) * 12 : 0
  return (
    <g className={`leader leader-${letterOf(part)}`} stroke="var(--color-edge-mid)">
      <path d={`M${at.x + inward} ${at.y + down}L${to.x} ${to.y}`} fill="none" />
      <circle cx={to.x} cy={to.y} r="3.5" fill="var(--color-edge-mid)" stroke="none" />
      <rect x={at.x - 12} y={at.y - 12} width="24" height="24" fill="var(--color-paper)" />
      <text
        x={at.x}
        y={at.y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="13"
        fontWeight="600"
        fill="var(--color-edge-ink)"
        stroke="none"
      >
        {letterOf(part).toUpperCase()}
      </text>
    </g>
  )
}

function letterOf(part: number): string {
  return String.fromCharCode(97 + part)
}
