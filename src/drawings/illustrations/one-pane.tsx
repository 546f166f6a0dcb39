import { WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'

/** The lower edge of a single pane, cut through. */
export function OnePaneDrawing() {
  return (
    <Sheet viewBox="0 0 360 300" className="max-h-56">
      <path
        d="M160-2h34v212h-34z"
        fill="var(--color-edge-tint)"
        stroke="currentColor"
        strokeWidth="1.4"
      />
      <path d="M168 30v90" stroke="var(--color-paper)" strokeWidth="6" />
      <WidthMark from={160} to={194} y={252} object={216} figure="" />
      <text x="226" y="258" fontSize="17" fontWeight="500" fill="currentColor" className="figures">
        {'1/4″'}
      </text>
    </Sheet>
  )
}
