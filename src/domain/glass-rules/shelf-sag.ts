/** A shelf on a support at either end; inches, and pounds that stand on each foot of it. */
export type LoadedShelf = {
  spanIn: number
  depthIn: number
  thicknessIn: number
  loadLbPerFt: number
  /** What the glass itself weighs. */
  lbPerSqFt: number
}

/** Pounds per square inch: 70 GPa, as EN 572-1 gives it for soda-lime glass. */
const stiffness = 10.15e6

/**
 * How far a shelf sinks in its middle, in inches, not rounded: a strip of glass on two supports under an
 * even load and its own weight, by elastic bending. For advice, not for engineering: what it may carry
 * is not said.
 */
export function shelfSagIn(shelf: LoadedShelf): number {
  const { spanIn, depthIn, thicknessIn, loadLbPerFt, lbPerSqFt } = shelf
  const lbPerIn = loadLbPerFt / 12 + (lbPerSqFt * depthIn) / 144
  const inertia = (depthIn * thicknessIn ** 3) / 12
  return (5 * lbPerIn * spanIn ** 4) / (384 * stiffness * inertia)
}
