import type { ReactNode } from 'react'

const ink = 'var(--color-text)'
const glass = 'var(--color-edge-tint)'

type Sketch = (hatch: string) => ReactNode

function Ground() {
  return <path className="kind-ground" d="M0 146H260" stroke={ink} strokeWidth="1.5" />
}

/** Kinds of glass work in elevation, all at one scale and on one ground: an inch is 1.5. */
export const kindSketches = {
  'kind-window': function Window() {
    return (
      <g strokeWidth="1.25">
        <Ground />
        <rect x="70" y="22" width="120" height="90" stroke={ink} strokeWidth="4" />
        <path d="M73 25h56v84H73zM131 25h56v84h-56z" fill={glass} />
        <path d="M84 100l28 -66M142 100l28 -66" stroke="var(--color-paper)" strokeWidth="6" />
        <path d="M62 114h136" stroke={ink} strokeWidth="3" />
      </g>
    )
  },
  'kind-door': function Door() {
    return (
      <g strokeWidth="1.25">
        <Ground />
        <rect x="92" y="22" width="70" height="124" stroke={ink} strokeWidth="4" />
        <path d="M102 32h50v64h-50z" fill={glass} />
        <path d="M102 106h50v30h-50z" />
        <path d="M150 100v-10" stroke={ink} strokeWidth="3" />
      </g>
    )
  },
  'kind-shower': function Shower() {
    return (
      <g strokeWidth="1.25">
        <Ground />
        <path d="M78 32h40v114H78z" fill={glass} />
        <path d="M119 32h44v114h-44z" fill={glass} />
        <path d="M163 40v10M163 120v10" stroke={ink} strokeWidth="5" />
        <path d="M126 82v22" stroke={ink} strokeWidth="3" />
        <path d="M74 16V146M167 16V146" stroke={ink} />
      </g>
    )
  },
  'kind-railing': function Railing() {
    return (
      <g strokeWidth="1.25">
        <Ground />
        <path d="M30 92h62v50H30zM96 92h62v50H96zM162 92h62v50h-62z" fill={glass} />
        <path d="M24 90H230" stroke={ink} strokeWidth="4" />
        <path d="M24 143H230" stroke={ink} strokeWidth="5" />
      </g>
    )
  },
  'kind-mirror': function Mirror() {
    return (
      <g strokeWidth="1.25">
        <Ground />
        <path d="M106 88V52a24 24 0 0 1 48 0v36z" fill={glass} />
        <path d="M116 82l22 -50" stroke="var(--color-paper)" strokeWidth="6" />
        <path d="M84 104h92v8H84z" stroke={ink} />
        <path d="M92 112v34M168 112v34" stroke={ink} />
      </g>
    )
  },
  'kind-stair': function Stair() {
    return (
      <g strokeWidth="1.25">
        <Ground />
        <path d="M40 146v-14h28v-14h28v-14h28V90h28V76h28V62h40" stroke={ink} strokeWidth="2" />
        <path d="M44 96L184 26v34L44 130z" fill={glass} />
        <path d="M40 94L190 19" stroke={ink} strokeWidth="4" />
      </g>
    )
  },
} satisfies Record<string, Sketch>
