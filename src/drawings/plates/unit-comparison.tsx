import { useId } from 'react'
import { DrawingDefs } from '../marks/drawing-defs'
import { SunAndHeat } from './sun-and-heat'
import { facesOf, UnitSection } from './unit-section'

type Props = { panes: 1 | 2; hasCoating: boolean; label: string }

const place = { x: 200, pxPerIn: 72 }
const sill = 300

/** One make-up at three quarters of its size, with what it does to light and heat. */
export function UnitComparison({ panes, hasCoating, label }: Props) {
  const id = useId()
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 400 310"
      className="block h-auto w-full text-edge-mid"
      fill="none"
    >
      <DrawingDefs id={id} />
      <SunAndHeat
        {...facesOf({ ...place, panes })}
        {...{ panes, hasCoating }}
        from={20}
        to={372}
        at={[80, 130, 180]}
      />
      <UnitSection
        {...{ id, panes, hasCoating, ...place }}
        top={22}
        foot={sill - 0.9 * place.pxPerIn}
      />
      <path d={`M0 ${sill}H400`} stroke="var(--color-text)" strokeWidth="1.75" />
    </svg>
  )
}
