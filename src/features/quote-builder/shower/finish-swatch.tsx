import { useId } from 'react'
import type { ReactNode } from 'react'
import type { ShowerFinishKey } from '@/domain/pricing/shower-options'

export type SwatchName = ShowerFinishKey | 'smart_glass'

/** A corner of the glass with its finish, before a tiled wall. */
export function FinishSwatch({ finish }: { finish: SwatchName }) {
  const id = useId()
  return (
    <svg viewBox="0 0 72 72" className="size-18">
      <clipPath id={`${id}-pane`}>
        <rect x="10" y="0" width="62" height="64" />
      </clipPath>
      <rect width="72" height="72" fill="var(--color-paper)" />
      <path
        d="M0 18H72M0 42H72M0 66H72M24 0V18M60 0V18M42 18V42M6 18V42M24 42V66M60 42V66"
        stroke="var(--color-rule-stone)"
      />
      <g clipPath={`url(#${id}-pane)`}>{surfaces[finish]}</g>
      <path d="M10 0V64H72" stroke="var(--color-edge-mid)" strokeWidth="1.6" fill="none" />
      <path
        d="M12.5 0V61.5H72"
        stroke="var(--color-edge-mid)"
        strokeOpacity={finish === 'low_iron' ? '.1' : '.3'}
        strokeWidth="3"
        fill="none"
      />
    </svg>
  )
}

const shine = <path d="M22 64L46 0H58L34 64Z" fill="var(--color-paper)" opacity=".55" />

const rain = Array.from({ length: 22 }, (_, index) => {
  const x = 13 + ((index * 17) % 58)
  const y = ((index * 29) % 60) - 4
  return { x, y, length: 9 + ((index * 7) % 12) }
})

const surfaces: Record<SwatchName, ReactNode> = {
  standard_clear: (
    <>
      <rect x="10" width="62" height="64" fill="var(--color-edge-tint)" opacity=".78" />
      {shine}
    </>
  ),
  low_iron: (
    <>
      <rect x="10" width="62" height="64" fill="var(--color-edge-tint)" opacity=".22" />
      {shine}
    </>
  ),
  acid_etch: <rect x="10" width="62" height="64" fill="var(--color-ground)" opacity=".93" />,
  rain: (
    <>
      <rect x="10" width="62" height="64" fill="var(--color-edge-tint)" opacity=".86" />
      {rain.map(({ x, y, length }) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y}q2.4 ${length / 2} 0 ${length}`}
          stroke="var(--color-edge-mid)"
          strokeOpacity=".45"
          strokeWidth="1.5"
          strokeLinecap="round"
          fill="none"
        />
      ))}
    </>
  ),
  custom_film: (
    <>
      <rect x="10" width="62" height="64" fill="var(--color-edge-tint)" opacity=".7" />
      <rect x="10" y="20" width="62" height="30" fill="var(--color-ground)" opacity=".95" />
      <path
        d="M10 26H72M10 32H72M10 38H72M10 44H72"
        stroke="var(--color-edge-mid)"
        strokeOpacity=".35"
        strokeWidth="2"
      />
    </>
  ),
  smart_glass: (
    <>
      <rect x="10" width="31" height="64" fill="var(--color-edge-tint)" opacity=".78" />
      <rect x="41" width="31" height="64" fill="var(--color-ground)" opacity=".95" />
      <path d="M41 0V64" stroke="var(--color-edge-mid)" strokeDasharray="3 3" />
    </>
  ),
}
