import type { MetalKey } from '@/domain/content/plate-choices'
import { metalLights } from './metal-look'

/** How light runs over a metal from its upper left; what is filled with it refers to its id. */
export function MetalLight({ id, metal }: { id: string; metal: MetalKey }) {
  const [light, shade] = metalLights[metal]
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor={light} />
      <stop offset=".33" stopColor={shade} />
      <stop offset=".54" stopColor={light} />
      <stop offset=".82" stopColor={shade} />
      <stop offset="1" stopColor={light} />
    </linearGradient>
  )
}
