import { useId } from 'react'
import type { ReactNode } from 'react'
import { DrawingDefs } from '../marks/drawing-defs'

type Props = { children: (id: string) => ReactNode }

/** On a narrow screen the picker draws the ground, as wide as the bay. */
const ground = 'max-[899px]:hidden'

/** One bay of the elevation at 3 px to the inch: x from 0 to 300, the ground at y = 0. */
export function ElevationFrame({ children }: Props) {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox="-6 -336 312 346"
      className="block h-auto w-full"
      preserveAspectRatio="xMidYMax meet"
    >
      <DrawingDefs id={id} />
      <rect
        x="-6"
        y="0"
        width="312"
        height="7"
        fill={`url(#${id}-hatch)`}
        opacity=".6"
        className={ground}
      />
      {children(id)}
      <path d="M-6 0H306" stroke="var(--color-text)" strokeWidth="1.75" className={ground} />
    </svg>
  )
}
