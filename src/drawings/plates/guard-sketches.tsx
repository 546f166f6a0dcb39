import type { ReactNode } from 'react'

const ink = 'var(--color-text)'
const metal = 'var(--color-metal-nickel)'
const glass = 'var(--color-edge-deep)'

type Sketch = (hatch: string) => ReactNode

/** What holds a guard of 1/2 in glass, each in section at a quarter of its size; an inch is 24. */
export const guardSketches = {
  'guard-channel': function Channel(hatch) {
    return (
      <g>
        <rect x="30" y="102" width="200" height="48" fill={hatch} stroke="none" />
        <path d="M30 102H98M162 102H230" stroke={ink} strokeWidth="1.5" />
        <path d="M98 66V146H162V66H146V130H114V66Z" fill={metal} stroke={ink} />
        <path d="M124 0h12v124h-12z" fill={glass} strokeWidth="1.25" />
        <path
          d="M114 76h10v48h-10zM136 76h10v48h-10z"
          fill="var(--color-field-edge)"
          stroke="none"
        />
      </g>
    )
  },
  'guard-standoff': function Standoff(hatch) {
    return (
      <g>
        <path d="M146 20H230V150H146Z" fill={hatch} stroke="none" />
        <path d="M230 20H146V150" stroke={ink} strokeWidth="1.5" />
        <path d="M108 0h12v150h-12z" fill={glass} strokeWidth="1.25" />
        {[44, 104].map((y) => (
          <g key={y}>
            <path d={`M120 ${y}h26v24h-26zM96 ${y - 4}h12v32h-12z`} fill={metal} stroke={ink} />
            <path d={`M96 ${y + 12}H206`} stroke={ink} strokeWidth="4" />
          </g>
        ))}
      </g>
    )
  },
  'guard-post': function Post(hatch) {
    return (
      <g>
        <rect x="30" y="126" width="200" height="24" fill={hatch} stroke="none" />
        <path d="M30 126H230" stroke={ink} strokeWidth="1.5" />
        <path d="M128 6h24v112h-24zM112 118h56v8h-56z" fill={metal} stroke={ink} />
        <path d="M92 10h12v100H92z" fill={glass} strokeWidth="1.25" />
        {[26, 78].map((y) => (
          <path key={y} d={`M84 ${y}h44v18H84z`} fill={metal} stroke={ink} />
        ))}
      </g>
    )
  },
} satisfies Record<string, Sketch>
