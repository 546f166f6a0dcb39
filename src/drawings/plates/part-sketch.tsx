import { useId } from 'react'
import type { ReactNode } from 'react'
import type { PartDrawing } from '@/domain/content/plate-choices'
import { agreedSketches } from './agreed-sketches'
import { edgeSketches } from './edge-sketches'
import { guardSketches } from './guard-sketches'
import { hardwareSketches } from './hardware-sketches'
import { mirrorSketches } from './mirror-sketches'
import { kindSketches } from './kind-sketches'

const sketches: Record<PartDrawing, (hatch: string) => ReactNode> = {
  ...mirrorSketches,
  ...hardwareSketches,
  ...kindSketches,
  ...edgeSketches,
  ...guardSketches,
  ...agreedSketches,
}

/** One part in section or elevation, at half size where it is a section; an inch is 48. */
export function PartSketch({ part, className = '' }: { part: PartDrawing; className?: string }) {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 260 150"
      className={`block h-auto w-full text-edge-mid ${className}`}
      fill="none"
      stroke="currentColor"
    >
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V6" stroke="var(--color-text-second)" strokeWidth="1" opacity=".6" />
      </pattern>
      {sketches[part](`url(#${id})`)}
    </svg>
  )
}
