import { Dimension } from '../marks/dimension'
import { drafted } from '../marks/dimension-look'

const strong = {
  ...drafted,
  ...{ overshoot: 8, gap: 11.4 },
  slash: { ...drafted.slash, colour: 'var(--color-text)' },
}

/** Inches to drawing units. */
const scale = 4
const width = 32 * scale
const height = 78 * scale
const left = 128
const floor = 368
const right = left + width
const top = floor - height

/** A frameless glass door, 32 by 78 inches, with its hinges, its pull and its dimensions. */
export function DoorElevation({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-64 0 512 424"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={className}
    >
      <defs>
        <linearGradient id="door-glass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className="[stop-color:var(--color-edge-tint)]" />
          <stop offset="1" className="[stop-color:var(--color-edge-deep)]" />
        </linearGradient>
        <pattern
          id="door-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V6" className="stroke-text-second" strokeWidth="1" opacity="0.6" />
        </pattern>
      </defs>
      <Tiles />
      <path d={`M${right + 3} 16h12v${floor - 16}h-12z`} fill="url(#door-hatch)" />
      <path d={`M${right + 3} 16v${floor - 16}`} className="stroke-text" strokeWidth="1.5" />
      <path d={`M-56 ${floor + 1}h496v8h-496z`} fill="url(#door-hatch)" />
      <path d={`M-56 ${floor}h496`} className="stroke-text" strokeWidth="1.75" />
      <Pane />
      <Dimensions />
    </svg>
  )
}

function Tiles() {
  const rows = [64, 112, 160, 208, 256, 304, 352]
  return (
    <g className="stroke-rule" strokeWidth="1">
      {rows.map((y, index) => (
        <g key={y}>
          <path d={`M-56 ${y}h${right + 56}`} />
          {[-96, 0, 96, 192].map((x) => (
            <path key={x} d={`M${x + (index % 2) * 48} ${y}v48`} opacity={y === 352 ? 0 : 1} />
          ))}
        </g>
      ))}
    </g>
  )
}

function Pane() {
  const hinges = [top + 10 * scale, floor - 10 * scale - 14]
  return (
    <g>
      <path
        d={`M${left} ${top}h${width}v${height - 2}h${-width}z`}
        fill="url(#door-glass)"
        className="stroke-edge-mid"
        strokeWidth="1.4"
      />
      <path
        d={`M${left + 14} ${floor - 4}L${left + 74} ${top + 2}h26L${left + 40} ${floor - 4}z`}
        className="fill-paper"
        opacity="0.5"
      />
      <path
        d={`M${left + 52} ${floor - 4}L${left + 108} ${top + 40}v44L${left + 64} ${floor - 4}z`}
        className="fill-paper"
        opacity="0.35"
      />
      <path
        d={`M${left} ${top}L${right} ${top + height / 2}L${left} ${floor - 2}`}
        className="stroke-edge-mid"
        strokeWidth="0.75"
        opacity="0.6"
      />
      {hinges.map((y) => (
        <path key={y} d={`M${right - 9} ${y}h12v14h-12z`} className="fill-text" />
      ))}
      <path
        d={`M${left + 11} ${floor - 45 * scale}v${10 * scale}`}
        className="stroke-text"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  )
}

function Dimensions() {
  return (
    <>
      <path d={`M84 ${(top + floor) / 2 - 24}h24v48h-24z`} className="fill-ground" />
      <Dimension
        mark={{ axis: 'y', from: top, to: floor, at: 96, figure: '78″', tone: 'plain' }}
        size={14}
        look={strong}
      />
      <Dimension
        mark={{ axis: 'x', from: left, to: right, at: 400, figure: '32″', tone: 'plain' }}
        size={14}
        look={strong}
      />
    </>
  )
}
