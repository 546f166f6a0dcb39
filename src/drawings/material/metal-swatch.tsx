import { useId } from 'react'
import type { MetalKey } from '@/domain/content/plate-choices'
import { MetalLight } from './metal-light'
import { metalLights } from './metal-look'

/** A round of a metal as light runs over it. */
export function MetalSwatch({ metal }: { metal: MetalKey }) {
  const id = useId()
  const [, shade] = metalLights[metal]
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" className="drawn-metal size-9 shrink-0">
      <MetalLight id={id} metal={metal} />
      <circle cx="18" cy="18" r="17" fill={`url(#${id})`} stroke={shade} />
    </svg>
  )
}
