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

/** One hinge at half size, and beside it the door with as many of them as carry it. */
function hinge(height: number, screws: number[], count: 2 | 3): Sketch {
  return function Hinge() {
    const top = 75 - height / 2
    return (
      <g strokeWidth="1">
        <path d="M0 0H96V150H0Z" fill="var(--color-edge-tint)" stroke="none" />
        <path d="M96 0V150" strokeWidth="1.5" />
        <rect x="40" y={top} width="74" height={height} rx="2" fill={metal} stroke={ink} />
        <rect x="116" y={top + 6} width="14" height={height - 12} fill={metal} stroke={ink} />
        <rect x="132" y={top} width="40" height={height} rx="2" fill={metal} stroke={ink} />
        {screws.map((y) => (
          <g key={y}>
            <Screw x={72} y={75 + y} />
            <Screw x={152} y={75 + y} />
          </g>
        ))}
        <path d="M176 0V150" stroke={ink} strokeWidth="1.5" />
        <HungDoor count={count} hingeHeight={height / 7} />
      </g>
    )
  }
}

const door = { left: 204, right: 250, top: 14, floor: 142 }

/** A whole door, so small that its hinges are no more than counted. */
function HungDoor({ count, hingeHeight }: { count: 2 | 3; hingeHeight: number }) {
  const { left, right, top, floor } = door
  const [first, last] = [top + 22, floor - 22]
  return (
    <g>
      <path d={`M${left} ${top}H${right}V${floor}H${left}Z`} fill="var(--color-edge-tint)" />
      <path
        d={`M${left - 8} ${floor}H${right + 10}M${right + 4} ${top - 8}V${floor}`}
        stroke={ink}
      />
      {Array.from({ length: count }, (_, index) => {
        const middle = first + ((last - first) * index) / (count - 1)
        return (
          <rect
            key={index}
            x={right - 7}
            y={middle - hingeHeight / 2}
            width="11"
            height={hingeHeight}
            fill={ink}
            stroke="none"
          />
        )
      })}
    </g>
  )
}

/** The parts that hold glass, at half size; their metal is that of the sheet. */
export const hardwareSketches = {
  'hinge-standard': hinge(84, [-22, 22], 2),
  'hinge-third': hinge(84, [-22, 22], 3),
  'hinge-larger': hinge(112, [-34, 34], 2),
  'hinge-three': hinge(112, [-34, 34], 3),
  'hinge-largest': hinge(132, [-44, 0, 44], 2),
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
