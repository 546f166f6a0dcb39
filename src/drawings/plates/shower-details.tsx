import type { ReactNode } from 'react'

/** Half size: an inch is 48. Glass of 3/8 in is 18. */
const glass = 18

/** The four sections of a frameless shower at half size, in the order of the plate's notes. */
export function ShowerDetail({ part, id }: { part: number; id: string }) {
  const drawn = details[part]
  if (drawn === undefined) return null
  return (
    <svg aria-hidden="true" viewBox="0 0 200 150" className="block h-auto w-full" fill="none">
      <pattern
        id={`${id}-${part}`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V6" stroke="var(--color-text-second)" strokeWidth="1" opacity=".6" />
      </pattern>
      {drawn(`url(#${id}-${part})`)}
    </svg>
  )
}

const ink = 'var(--color-text)'
const edge = 'var(--color-edge-mid)'

/** A pane in section, cut off with a break line at its upper end. */
function Upright({ x, from, to }: { x: number; from: number; to: number }) {
  return (
    <g>
      <path
        d={`M${x} ${to}V${from + 5}l4 3 3 -9 4 8 3 -7 4 5V${to}Z`}
        fill="var(--color-edge-deep)"
        stroke={edge}
      />
      <path
        d={`M${x + glass * 0.7} ${from + 14}V${to - 6}`}
        stroke="var(--color-paper)"
        opacity=".7"
      />
    </g>
  )
}

const details: ((hatch: string) => ReactNode)[] = [
  function Header(hatch) {
    return (
      <g>
        <rect x="74" y="10" width="52" height="52" fill={hatch} />
        <rect x="74" y="10" width="52" height="52" stroke={ink} strokeWidth="5" />
        <path d="M83 64h10v22h-10zM107 64h10v22h-10z" fill={ink} />
        <path d="M91 64v58l4 5 4 -7 3 8 4 -6 3 4V64Z" fill="var(--color-edge-deep)" stroke={edge} />
        <path d="M104 70v42" stroke="var(--color-paper)" opacity=".7" />
        <path d="M84 82h32" stroke="var(--color-paper)" />
      </g>
    )
  },
  function Hinge(hatch) {
    return (
      <g>
        <rect x="151" y="6" width="45" height="138" fill={hatch} />
        <rect
          x="141"
          y="6"
          width="12"
          height="138"
          fill="var(--color-stone)"
          stroke="var(--color-text-second)"
        />
        <path d="M141 52h12M141 98h12" stroke="var(--color-text-second)" strokeWidth=".75" />
        <path d="M4 66l-3 4 5 4 -4 5 4 5H114V66Z" fill="var(--color-edge-deep)" stroke={edge} />
        <path d="M14 71H104" stroke="var(--color-paper)" opacity=".7" />
        <path d="M60 52h56v13H60zM60 85h56v13H60z" fill={ink} />
        <path d="M84 52v46" stroke="var(--color-text-second)" strokeDasharray="3 2" />
        <rect x="129" y="38" width="12" height="74" fill={ink} />
        <circle cx="122" cy="75" r="11" fill={ink} />
        <circle cx="122" cy="75" r="4.5" fill="var(--color-paper)" />
        <path d="M135 50H184M135 100H184" stroke={ink} strokeWidth="3" />
        <path d="M133 46v8M133 96v8" stroke="var(--color-paper)" />
      </g>
    )
  },
  function Channel(hatch) {
    return (
      <g>
        <Upright x={91} from={4} to={84} />
        <path d="M80 62l11 -8v8zM120 62l-11 -8v8z" fill="var(--color-field-edge)" />
        <path d="M75 50V92H125V50" stroke={ink} strokeWidth="6" />
        <path d="M91 78h18v10H91z" fill="var(--color-field-edge)" />
        <rect
          x="18"
          y="95"
          width="164"
          height="12"
          fill="var(--color-stone)"
          stroke="var(--color-text-second)"
        />
        <rect x="18" y="107" width="164" height="40" fill={hatch} />
      </g>
    )
  },
  function Sweep(hatch) {
    return (
      <g>
        <Upright x={95} from={4} to={84} />
        <path
          d="M90 48V88H118V48M104 88V104M92 88L78 106"
          stroke="var(--color-edge-ink)"
          strokeWidth="3"
        />
        <path d="M16 112L186 104" stroke={ink} strokeWidth="1.75" />
        <path d="M16 112L186 104V147H16Z" fill={hatch} />
        <path
          d="M40 36c-6 9 -8 12 -8 16a8 8 0 0 0 16 0c0 -4 -2 -7 -8 -16Z"
          stroke={edge}
          strokeWidth="1.25"
        />
        <path d="M34 78l8 5 8 -5M42 83V64" stroke={edge} strokeWidth="1" opacity=".7" />
      </g>
    )
  },
]
