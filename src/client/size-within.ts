type Size = { width: number; height: number }

/** The same proportions with no side longer than that, in whole px; never made larger. */
export function sizeWithin({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}
