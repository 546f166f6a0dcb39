import { add, divideBy, multiply, ratioOf, zero } from '@/domain/money/ratio'
import type { Ratio } from '@/domain/money/ratio'
import type { QuoteRequest } from './types'

const squareInchesPerSquareFoot = 144n

/** The exact area of all panes in square feet; never rounded before it is multiplied. */
export function areaSqFt({
  panels,
  widthFt = 0,
  heightFt = 0,
}: Pick<QuoteRequest, 'panels' | 'widthFt' | 'heightFt'>): Ratio {
  if (!panels) return multiply(ratioOf(widthFt), ratioOf(heightFt))
  const squareInches = panels.reduce(
    (sum, panel) => add(sum, multiply(ratioOf(panel.widthIn), ratioOf(panel.heightIn))),
    zero,
  )
  return divideBy(squareInches, squareInchesPerSquareFoot)
}
