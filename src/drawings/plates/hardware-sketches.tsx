import type { ReactNode } from 'react'

const ink = 'var(--color-text)'
const glass = 'var(--color-edge-deep)'
const metal = 'var(--color-metal-nickel)'

type Sketch = (hatch: string) => ReactNode

function Screw({ x, y }: { x: number; y: number }) {
  return (
    <g stroke={ink} strokeWidth=".9" opacity=".7">
      <circle cx={x} cy={y} r="5" />
      <path d={`M${x - 3} ${y}h6`} />
    </g>
  )
}

function hinge(height: number, screws: number[]): Sketch {
  return function Hinge() {
    const top = 75 - height / 2
    return (
      <g strokeWidth="1">
        <path d="M0 0H120V150H0Z" fill="var(--color-edge-tint)" stroke="none" />
        <path d="M120 0V150" strokeWidth="1.5" />
        <rect x="64" y={top} width="74" height={height} rx="2" fill={metal} stroke={ink} />
        <rect x="140" y={top + 6} width="14" height={height - 12} fill={metal} stroke={ink} />
        <rect x="156" y={top} width="40" height={height} rx="2" fill={metal} stroke={ink} />
        {screws.map((y) => (
          <g key={y}>
            <Screw x={96} y={75 + y} />
            <Screw x={176} y={75 + y} />
          </g>
        ))}
        <path d="M200 0V150" stroke={ink} strokeWidth="1.5" />
      </g>
    )
  }
}

/** The parts that hold glass, at half size; their metal is that of the sheet. */
export const hardwareSketches = {
  'hinge-standard': hinge(84, [-22, 22]),
  'hinge-larger': hinge(112, [-34, 34]),
  'hinge-three': hinge(128, [-42, 0, 42]),
  clamp: function Clamp() {
    return (
      <g>
        <path d="M0 0H150V150H0Z" fill="var(--color-edge-tint)" stroke="none" />
        <path d="M150 0V150" strokeWidth="1.5" />
        <rect x="104" y="44" width="62" height="62" rx="2" fill={metal} stroke={ink} />
        <Screw x={134} y={75} />
        <path d="M172 0V150" stroke={ink} strokeWidth="1.5" />
      </g>
    )
  },
  channel: function Channel(hatch) {
    return (
      <g>
        <path d="M121 0h18v92h-18z" fill={glass} strokeWidth="1.25" />
        <path d="M102 56h7v44h42V56h7v51h-56z" fill={metal} stroke={ink} />
        <path d="M121 92h18v8h-18z" fill="var(--color-field-edge)" stroke="none" />
        <rect x="60" y="107" width="140" height="12" fill="var(--color-stone)" stroke="none" />
        <path d="M60 107H200" stroke={ink} strokeWidth="1.5" />
        <rect x="60" y="119" width="140" height="31" fill={hatch} stroke="none" />
      </g>
    )
  },
  header: function Header() {
    return (
      <g>
        <path d="M104 10h52v52h-52z" fill={metal} stroke={ink} />
        <path d="M110 16h40v40h-40z" fill="var(--color-paper)" stroke={ink} />
        <path d="M112 62h9v24h-9zM139 62h9v24h-9z" fill={metal} stroke={ink} />
        <path d="M121 64h18v86h-18z" fill={glass} strokeWidth="1.25" />
      </g>
    )
  },
  pull: function Pull() {
    return (
      <g>
        <path d="M121 0h18v150h-18z" fill={glass} strokeWidth="1.25" />
        <path
          d="M139 26h36a9 9 0 0 1 9 9v80a9 9 0 0 1 -9 9h-36v-14h30V40h-30zM121 26H85a9 9 0 0 0 -9 9v80a9 9 0 0 0 9 9h36v-14H91V40h30z"
          fill={metal}
          stroke={ink}
        />
      </g>
    )
  },
  sweep: function Sweep(hatch) {
    return (
      <g>
        <path d="M121 0h18v92h-18z" fill={glass} strokeWidth="1.25" />
        <path
          d="M116 52V96H144V52M130 96V114M118 96L104 116"
          stroke="var(--color-edge-ink)"
          strokeWidth="3"
        />
        <path d="M60 122L200 114V150H60Z" fill={hatch} stroke="none" />
        <path d="M60 122L200 114" stroke={ink} strokeWidth="1.5" />
      </g>
    )
  },
} satisfies Record<string, Sketch>
