import { WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

/** The lower edge of an insulated unit, cut through: two panes, a spacer, the air between. */
export function InsulatedUnitDrawing({
  className,
  hangs = false,
}: DrawingProps & { hangs?: boolean }) {
  return (
    <Sheet viewBox={hangs ? '100 0 170 300' : '0 0 360 300'} {...{ className, hangs }}>
      <g fill="var(--color-edge-tint)" stroke="currentColor" strokeWidth="1.4">
        <path d="M110 -2h34v212h-34zM226 -2h34v212h-34z" />
      </g>
      <path d="M144 168h82v34h-82z" fill="var(--color-text-second)" />
      <path d="M150 176h70v18h-70z" fill="var(--color-stone)" />
      <path d="M144 202h82v8h-82z" fill="var(--color-text)" />
      <path d="M118 30v90M252 30v90" stroke="var(--color-paper)" strokeWidth="6" />
      <WidthMark from={110} to={260} y={252} object={216} figure="1″" fontSize={23} />
    </Sheet>
  )
}
