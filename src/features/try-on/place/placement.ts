import { largestScale, scaled, withCorner } from './quad'
import type { Corner, Point, Quad } from './quad'

/** Where the person put the glass, and how far the slider has grown it since. */
export type Placement = {
  quad: Quad
  /** Where the slider stood when the corners were last moved by hand. */
  sizeThen: number
  size: number
}

export const usualSize = 50

export function placed(quad: Quad): Placement {
  return { quad, sizeThen: usualSize, size: usualSize }
}

/** The quad as it is shown: never grown past the picture, so that every corner can be reached. */
export function shownQuad({ quad, sizeThen, size }: Placement): Quad {
  return scaled(quad, Math.min(scaleAt(size) / scaleAt(sizeThen), largestScale(quad)))
}

/** A corner moved by hand: the others stay where they are seen, whatever the slider says. */
export function cornerMoved(placement: Placement, corner: Corner, to: Point): Placement {
  const { size } = placement
  return { quad: withCorner(shownQuad(placement), corner, to), sizeThen: size, size }
}

export function sized(placement: Placement, size: number): Placement {
  return { ...placement, size }
}

/** Half as large at one end of the slider, half as large again at the other. */
function scaleAt(size: number): number {
  return 0.5 + size / 100
}
