import type { ReactNode } from 'react'
import { HeightMark, WidthMark } from '../marks/width-and-height'

const ink = 'var(--color-text)'

/** One piece with a notch and a hole, at each stage the same. */
const piece = 'M52 34H172Q196 34 196 58V112H120V92H52Z'

export const agreedSketches = {
  'agreed-template': function Template() {
    return (
      <g>
        <path
          d="M28 18L222 10L232 132L34 140Z"
          fill="var(--color-stone)"
          strokeWidth="1.25"
          stroke="var(--color-text-second)"
        />
        <path d={piece} stroke={ink} strokeWidth="1.75" strokeDasharray="7 3" />
        <circle cx="84" cy="63" r="11" stroke={ink} strokeWidth="1.5" strokeDasharray="5 3" />
        <path d="M150 96V58M142 67l8 -10l8 10" stroke={ink} strokeWidth="1.75" />
        <path
          d="M196 112L226 76l8 7l-31 36l-9 3Z"
          fill="var(--color-paper)"
          stroke={ink}
          strokeWidth="1.25"
        />
      </g>
    )
  },
  'agreed-drawing': function Drawing() {
    return (
      <g>
        <path
          d="M20 6H240V144H20Z"
          fill="var(--color-ground)"
          strokeWidth="1"
          stroke="var(--color-text-second)"
        />
        <path d={piece} fill="var(--color-edge-tint)" strokeWidth="1.75" />
        <circle cx="84" cy="63" r="11" fill="var(--color-ground)" strokeWidth="1.5" />
        <path d="M84 46V80M67 63H101" strokeDasharray="8 3 2 3" strokeWidth=".9" />
        <WidthMark from={52} to={196} y={20} object={34} figure="48″" />
        <HeightMark from={34} to={112} x={218} object={196} figure="26″" />
        <path d="M130 126H240M130 126V144" strokeWidth="1" stroke="var(--color-text-second)" />
      </g>
    )
  },
  'agreed-signed': function Signed() {
    return (
      <g>
        <path
          d="M20 6H240V144H20Z"
          fill="var(--color-ground)"
          strokeWidth="1"
          stroke="var(--color-text-second)"
        />
        <path d="M32 16H132V74H82V60H32Z" fill="var(--color-edge-tint)" strokeWidth="1.4" />
        <circle cx="54" cy="37" r="7" fill="var(--color-ground)" strokeWidth="1.2" />
        <path d="M20 92H240M150 92V144" strokeWidth="1" stroke="var(--color-text-second)" />
        <path
          d="M36 126c8 -22 16 -26 18 -14s-10 18 -2 14s14 -22 20 -20s-6 18 2 16s10 -14 16 -12s-2 12 6 10s12 -10 20 -6"
          stroke={ink}
          strokeWidth="1.75"
          strokeLinecap="round"
        />
        <path d="M36 134H136" stroke={ink} strokeWidth=".9" />
        <path d="M172 117l14 14l32 -32" strokeWidth="4" />
      </g>
    )
  },
} satisfies Record<string, () => ReactNode>
