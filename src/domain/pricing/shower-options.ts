/** The finishes that the shower wizard offers, by their key, in the order shown. */
export const showerFinishKeys = [
  'standard_clear',
  'low_iron',
  'acid_etch',
  'rain',
  'custom_film',
] as const

export type ShowerFinishKey = (typeof showerFinishKeys)[number]

/** The heights that a shower panel is most often ordered in. */
export const standardShowerHeightsIn = [72, 76, 80] as const
