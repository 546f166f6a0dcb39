import { useId } from 'react'
import type { MetalKey } from '@/domain/content/plate-choices'
import { metalLights } from './metal-look'

/** A round of a metal as light runs over it. */
export function MetalSwatch({ metal }: { metal: MetalKey }) {
  const id = useId()
  const [light, shade] = metalLights[metal]
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" className="drawn-metal size-9 shrink-0">
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={light} />
        <stop offset=".35" stopColor={shade} />
        <stop offset=".55" stopColor={light} />
        <stop offset=".85" stopColor={shade} />
        <stop offset="1" stopColor={light} />
      </linearGradient>
      <circle cx="18" cy="18" r="17" fill={`url(#${id})`} stroke={shade} />
    </svg>
  )
}
