import { inchesOfFeet } from '@/domain/measure/inches-of-feet'
import type { Quote } from '@/payload-types'

export type StoredPanel = { widthIn: number; heightIn: number }

/** The panels of a stored quote; a pane without panels counts as one. */
export function panelsOf(quote: Quote): StoredPanel[] {
  const listed = Array.isArray(quote.panelsDimensions) ? quote.panelsDimensions : []
  const panels = listed.filter(isPanel)
  if (panels.length > 0) return panels
  const { dimensionsWidthFt: width, dimensionsHeightFt: height } = quote
  return width && height ? [{ widthIn: inchesOfFeet(width), heightIn: inchesOfFeet(height) }] : []
}

function isPanel(value: unknown): value is StoredPanel {
  if (typeof value !== 'object' || value === null) return false
  const { widthIn, heightIn } = value as Record<string, unknown>
  return typeof widthIn === 'number' && typeof heightIn === 'number'
}
