import { hingeSide, isTurned, rolesOfLayout } from '@/domain/glass-rules/layouts'
import type { ShowerLayout } from '@/domain/pricing/types'
import { round } from '../marks/shapes'

/** All of them at one scale, in px an inch, of panels as they usually are. */
const pxPerIn = 0.44
const heightIn = 78
const usualIn = { fixed: 22, door: 27, alone: 34 }
const kneeIn = 34
/** A panel that runs back is seen at a slant. */
const slant = { along: 0.5, up: 0.28 }
const box = { width: 46, height: 46 }

/** One way for panels to stand, as small as a button. */
export function LayoutDrawing({ layout }: { layout: ShowerLayout }) {
  const roles = rolesOfLayout(layout)
  const panels = roles.map((role) => ({ role }))
  const turned = isTurned(layout, roles.length)
  const shown = turned ? roles.length - 1 : roles.length
  const widths = roles.map((role) => {
    const wide = roles.length === 1 && role === 'fixed' ? usualIn.alone : usualIn[role]
    return wide * pxPerIn * (turned ? 0.8 : 1)
  })
  const back = turned ? (widths.at(-1) ?? 0) : 0
  const front = widths.slice(0, shown).reduce((sum, width) => sum + width, 0)
  const floor = box.height - 4
  const top = floor - heightIn * pxPerIn
  const left = (box.width - front - back * slant.along) / 2
  const right = left + front
  const far = { x: right + back * slant.along, up: back * slant.up }
  const stand = layout === 'knee_return' ? floor - kneeIn * pxPerIn : floor
  const startOf = (index: number) => widths.slice(0, index).reduce((sum, each) => sum + each, left)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box.width} ${box.height}`}
      className="h-11.5 w-full max-w-11.5"
      stroke="var(--color-edge-mid)"
      fill="var(--color-edge-tint)"
    >
      {turned ? (
        <path
          d={`M${round(right)} ${top}L${round(far.x)} ${round(top - far.up)}V${round(stand - far.up)}L${round(right)} ${stand}Z`}
        />
      ) : null}
      {layout === 'knee_return' ? (
        <path
          d={`M${round(right)} ${stand}L${round(far.x)} ${round(stand - far.up)}V${round(floor - far.up)}L${round(right)} ${floor}Z`}
          fill="var(--color-stone)"
          stroke="var(--color-text)"
        />
      ) : null}
      {widths.slice(0, shown).map((width, index) => {
        const x = startOf(index)
        const side = hingeSide(panels, index)
        const [free, hung] = side === 'left' ? [x + width, x] : [x, x + width]
        return (
          <g key={index}>
            <rect x={x} y={top} width={width} height={floor - top} />
            {side ? (
              <path
                d={`M${round(free)} ${top}L${round(hung)} ${(top + floor) / 2}L${round(free)} ${floor}`}
                fill="none"
                strokeWidth="0.75"
              />
            ) : null}
          </g>
        )
      })}
      <path
        d={`M${round(left - 3)} ${floor}H${round(right + 3)}`}
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
    </svg>
  )
}
