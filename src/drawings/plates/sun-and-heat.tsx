type Props = {
  outer: number
  coating: number
  inner: number
  from: number
  to: number
  /** Heights at which the sun meets the glass. */
  at: number[]
  panes: 1 | 2
  hasCoating: boolean
}

const lean = 0.55

/** Light goes through as a line; heat, broken, is turned back where there is a coating. */
export function SunAndHeat({ outer, coating, inner, from, to, at, panes, hasCoating }: Props) {
  return (
    <g stroke="var(--color-edge-mid)" strokeWidth="1.1">
      {at.map((y) => {
        const start = y - (outer - from) * lean
        const turned = y + (coating - outer) * lean
        const left = y + (inner - outer) * lean
        return (
          <g key={y}>
            <path d={`M${from} ${start}L${inner} ${left}L${to} ${left + (to - inner) * lean}`} />
            <Head x={to} y={left + (to - inner) * lean} />
            <path
              d={
                hasCoating
                  ? `M${coating} ${turned}L${from} ${turned + (coating - from) * lean}`
                  : `M${from} ${start + 16}L${to} ${left + (to - inner) * lean + 16}`
              }
              stroke="var(--color-text-second)"
              strokeDasharray={panes === 2 && !hasCoating ? '3 6' : '5 4'}
            />
          </g>
        )
      })}
    </g>
  )
}

function Head({ x, y }: { x: number; y: number }) {
  return <path d={`M${x - 9} ${y - 9}L${x} ${y}L${x - 12} ${y - 1}`} fill="none" />
}
