/** What one panel of a wall may be; the sheet either way round. */
export type PanelLimits = {
  mostLb: number
  lbPerSqFt: number
  shortIn: number
  longIn: number
}

/**
 * Into how many equal panels a wall is divided: the fewest that are each carried by two and cut from one
 * sheet. Null where no panel of this height is made: then it is divided across as well, by hand.
 */
export function wallPanels(
  { widthIn, heightIn }: { widthIn: number; heightIn: number },
  { mostLb, lbPerSqFt, shortIn, longIn }: PanelLimits,
): number | null {
  if (heightIn > longIn) return null
  const mostWideIn = heightIn > shortIn ? shortIn : longIn
  const carriedIn = (mostLb * 144) / (lbPerSqFt * heightIn)
  return Math.max(1, Math.ceil(widthIn / Math.min(mostWideIn, carriedIn) - 1e-9))
}
