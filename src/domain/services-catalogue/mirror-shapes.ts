/** What a mirror can be cut to; the list of prices has a rule for the rectangle alone. */
export const mirrorShapes = ['rectangle', 'round', 'arch', 'pill', 'oval'] as const

export type MirrorShape = (typeof mirrorShapes)[number]

export const pricedShape: MirrorShape = 'rectangle'

/** As wide as it is high: one length says all. */
export function hasOneLength(shape: MirrorShape): boolean {
  return shape === 'round'
}

export function isMirrorShape(text: unknown): text is MirrorShape {
  return mirrorShapes.some((shape) => shape === text)
}
