import type { Point, Quad } from './quad'

/** A projective map of the plane, row by row. */
export type Homography = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

/**
 * The map that brings the unit square (0 0, 1 0, 1 1, 0 1) onto a quad as a camera would see it.
 * Source: Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, section 2.2.3.
 *
 * @param quad one that is open: no three of its corners lie on a line
 */
export function squareOnto([a, b, c, d]: Quad): Homography {
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x]
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y]
  const scale = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / scale
  const h = (dx1 * sy - sx * dy1) / scale
  return [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ]
}

/** The way back, to a factor: what is projected does not see it. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

export function mapped([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const depth = g * x + h * y + i
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}

/** Column by column, as graphics hardware reads it. */
export function columnsOf([a, b, c, d, e, f, g, h, i]: Homography): number[] {
  return [a, d, g, b, e, h, c, f, i]
}
