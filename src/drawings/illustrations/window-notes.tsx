import { HeightMark, WidthMark } from '../marks/width-and-height'

type Props = { label: string; className?: string }

const keys = [
  { letter: 'A', x: 372, y: 24, d: 'M372 38V54' },
  { letter: 'B', x: 500, y: 306, d: 'M486 306H432L406 319', dot: { x: 402, y: 320 } },
  { letter: 'C', x: 36, y: 180, d: 'M50 180H128', dot: { x: 132, y: 180 } },
  { letter: 'D', x: 36, y: 428, d: 'M50 428H84', dot: { x: 88, y: 428 } },
]

/** A window of two sashes, one of them new, keyed to the four things that the shop holds to. */
export function WindowNotes({ label, className }: Props) {
  return (
    <svg role="img" aria-label={label} viewBox="20 8 500 436" fill="none" className={className}>
      <g stroke="currentColor">
        <path d="M104 96H436V352H104Z" strokeWidth="1.75" />
        <path d="M270 96V352M112 104H262V344H112ZM278 104H428V344H278Z" strokeWidth="1.25" />
        <path d="M92 352H448V362H92Z" strokeWidth="1.25" />
      </g>
      <path d="M120 112H254V336H120Z" fill="currentColor" fillOpacity=".08" />
      <path
        d="M120 112H254V336H120Z"
        stroke="currentColor"
        strokeOpacity=".55"
        strokeDasharray="5 4"
      />
      <path d="M286 112H420V336H286Z" fill="currentColor" fillOpacity=".3" />
      <path d="M286 112H420V336H286Z" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M296 336 352 112h26L322 336zM336 336 392 112h8L344 336z"
        fill="currentColor"
        fillOpacity=".32"
      />
      <g stroke="currentColor" fill="none">
        <path d="M380 312h17v15h-17zM385 316h7M388.5 316v8" />
      </g>
      <WidthMark from={286} to={420} y={64} object={92} figure={'34 1/4″'} fontSize={18} />
      <HeightMark from={112} to={336} x={466} object={440} figure={'58″'} fontSize={18} />
      <path d="M60 436H496" stroke="currentColor" strokeWidth="1.75" />
      <path
        d="M88 428c18-7 34 5 52-1s36 6 54 0 36 5 54-1 36 6 54 0 36 5 54-1 36 5 54 0l22 8H66Z"
        fill="currentColor"
        fillOpacity=".14"
        stroke="currentColor"
        strokeOpacity=".7"
      />
      {keys.map(({ letter, x, y, d, dot }) => (
        <g key={letter} stroke="currentColor">
          <path d={d} />
          {dot ? <circle cx={dot.x} cy={dot.y} r="3.5" fill="currentColor" stroke="none" /> : null}
          <rect x={x - 14} y={y - 14} width="28" height="28" />
          <text
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize="16"
            fontWeight="600"
            fill="currentColor"
            stroke="none"
          >
            {letter}
          </text>
        </g>
      ))}
    </svg>
  )
}
