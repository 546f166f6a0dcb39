import type { EnclosureInput, Spacing } from './enclosure'

const onSheet: Spacing = {
  widthsBelow: 46,
  overallAbove: 30,
  heightsOutside: 46,
  figureHalf: 14,
  edgeAside: 12,
  edgeAbove: 12,
  loneAbove: 12,
}
const onPhone: Spacing = { ...onSheet, heightsOutside: 40, edgeAside: 4 }

const low = { widthsBelow: 34, overallAbove: 26, figureHalf: 12, edgeAbove: 4, loneAbove: 8 }

/** In a low window, where the work is to be drawn as large as it can be. */
export const lowSpacing: Spacing = { ...onSheet, ...low }
export const lowPhoneSpacing: Spacing = { ...onPhone, ...low, widthsBelow: 30 }

/** On a printed sheet, which is short of room and not touched by fingers. */
export const closeSpacing: Spacing = {
  widthsBelow: 32,
  overallAbove: 24,
  heightsOutside: 32,
  figureHalf: 10,
  edgeAside: 2,
  edgeAbove: 2,
  loneAbove: 20,
}

/** Beside the names of parts in a sheet that is only as wide as they need. */
export const asideSpacing: Spacing = { ...onSheet, heightsOutside: 40, edgeAside: 4 }

const phoneBelowPx = 480

/** Where nothing is said, as there is room. */
export function spacingOf({ room, spacing }: EnclosureInput): Spacing {
  return spacing ?? (room.width < phoneBelowPx ? onPhone : onSheet)
}
