import { useId } from 'react'
import type { MetalKey } from '@/domain/content/plate-choices'
import { MetalLight } from '../material/metal-light'
import { metalLights } from '../material/metal-look'

/** A hinge of the shower, seen from the front, in one of its metals. */
export function MetalHinge({ metal }: { metal: MetalKey }) {
  const id = useId()
  const [light, dark] = metalLights[metal]
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 84 118"
      className="drawn-metal block h-29 w-auto"
      fill="none"
    >
      <MetalLight id={id} metal={metal} />
      <rect x="1" y="1" width="66" height="116" rx="2" fill={`url(#${id})`} stroke={light} />
      <rect x="69" y="8" width="14" height="100" rx="1" fill={`url(#${id})`} stroke={light} />
      {[30, 88].map((y) => (
        <g key={y} stroke="var(--color-edge-ink)">
          <circle cx="34" cy={y} r="6" fill={dark} opacity=".9" />
          <path d={`M31 ${y}h6M34 ${y - 3}v6`} opacity=".7" />
        </g>
      ))}
    </svg>
  )
}
