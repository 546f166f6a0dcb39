import { add, divideBy, isGreater, multiply, ratioOf, zero } from '@/domain/money/ratio'
import type { Ratio } from '@/domain/money/ratio'
import type { QuoteRequest } from './types'

const squareInchesPerSquareFoot = 144n

type Sizes = Pick<QuoteRequest, 'panels' | 'widthFt' | 'heightFt'>

/** The exact area of each pane in square feet; never rounded before it is multiplied. */
export function paneAreasSqFt({ panels, widthFt = 0, heightFt = 0 }: Sizes): Ratio[] {
  if (!panels) return [multiply(ratioOf(widthFt), ratioOf(heightFt))]
  return panels.map(({ widthIn, heightIn }) =>
    divideBy(multiply(ratioOf(widthIn), ratioOf(heightIn)), squareInchesPerSquareFoot),
  )
}

/** The exact area that is priced, in square feet: all panes, each at least the shop's minimum. */
export function billedAreaSqFt(sizes: Sizes, minimumSqFt: number): Ratio {
  const least = ratioOf(minimumSqFt)
  return paneAreasSqFt(sizes).reduce(
    (sum, area) => add(sum, isGreater(least, area) ? least : area),
    zero,
  )
}
