import type { DrawingScale } from './scale'

/** One foot at the scale of a drawing. */
export function FootBar({ scale }: { scale: DrawingScale }) {
  const foot = Math.min(scale.pxPerIn * 12, 96)
  return (
    <svg aria-hidden="true" width={foot + 2} height="10" viewBox={`-1 -5 ${foot + 2} 10`}>
      <path d={`M0 -3V3M${foot} -3V3M0 0H${foot}`} stroke="var(--color-text)" />
      <path d={`M0 0H${foot / 2}`} stroke="var(--color-text)" strokeWidth="3" />
    </svg>
  )
}

/** Four feet at the elevation's scale. */
export function FeetBar({ end }: { end: string }) {
  const foot = 36
  return (
    <svg aria-hidden="true" width="168" height="28" viewBox="-1 0 168 28" className="figures">
      {[0, 1, 2, 3].map((index) => (
        <rect
          key={index}
          x={index * foot}
          y="1"
          width={foot}
          height="5"
          fill={index % 2 === 0 ? 'var(--color-text)' : 'var(--color-paper)'}
          stroke="var(--color-text)"
        />
      ))}
      {['0', '1', '2', '3', end].map((label, index) => (
        <text
          key={label}
          x={index * foot}
          y="22"
          textAnchor={index === 0 ? 'start' : 'middle'}
          fontSize="12"
          fontWeight="500"
          fill="var(--color-text-second)"
        >
          {label}
        </text>
      ))}
    </svg>
  )
}
