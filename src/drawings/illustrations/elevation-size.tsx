import { Dimension } from '../marks/dimension'
import type { DimensionMark } from '../marks/shapes'

type Size = Omit<DimensionMark, 'tone' | 'axis'>

/** As large as they are read in a bay of the picker: on a phone, a tablet, a small laptop, and a large screen. */
const sizes = [
  { size: 26, shown: 'min-[640px]:hidden' },
  { size: 19, shown: 'max-[639px]:hidden min-[900px]:hidden' },
  { size: 16, shown: 'max-[899px]:hidden xl:hidden' },
  { size: 13, shown: 'max-xl:hidden' },
] as const

/** The measures of an elevation. */
export function ElevationSize({ width, height }: { width: Size; height?: Size }) {
  return sizes.map(({ size, shown }) => (
    <g key={size} className={shown}>
      <Dimension size={size} mark={{ axis: 'x', tone: 'plain', ...width }} />
      {height ? <Dimension size={size} mark={{ axis: 'y', tone: 'plain', ...height }} /> : null}
    </g>
  ))
}
