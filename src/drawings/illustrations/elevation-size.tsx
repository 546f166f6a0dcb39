import { Dimension } from '../marks/dimension'
import type { DimensionMark } from '../marks/shapes'

type Size = Omit<DimensionMark, 'tone' | 'axis'>

/** The measures of an elevation, where there is room for their figures. */
export function ElevationSize({ width, height }: { width: Size; height?: Size }) {
  return (
    <g className="max-[899px]:hidden">
      <Dimension size={13} mark={{ axis: 'x', tone: 'plain', ...width }} />
      {height ? <Dimension size={13} mark={{ axis: 'y', tone: 'plain', ...height }} /> : null}
    </g>
  )
}
