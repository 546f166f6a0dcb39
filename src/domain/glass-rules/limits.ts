/**
 * What the trade knows of glass, as data: a shop may change each figure. They never change a price. Weights and hinge charts follow C.R. Laurence's catalog SD19; PRL prints the same.
 */
export type GlassRuleLimits = {
  weight: {
    /** Catalogued weights of the common thicknesses, pounds per square foot. */
    byThickness: readonly { thicknessMm: number; lbPerSqFt: number }[]
    /** Soda-lime glass of any other thickness, pounds per square foot and millimetre. */
    lbPerSqFtPerMm: number
  }
  /** From the cheapest set to the strongest: the first that carries a door is advised. */
  hingeSets: readonly HingeSet[]
  /** How tall a shower panel of each thickness is made. */
  showerHeights: readonly { thicknessMm: number; mostIn: number }[]
  /** The largest tempered sheet of the fabricator. */
  sheet: { shortIn: number; longIn: number }
  /** The largest insulated unit; beyond the area it would have to be tempered. */
  unit: { shortIn: number; longIn: number; areaSqFt: number }
}

export type HingeClass = 'standard' | 'larger' | 'largest'

type HingeSet = {
  hingeClass: HingeClass
  hinges: 2 | 3
  maxWeightLb: number
  maxWidthIn: number
}

export const defaultGlassRuleLimits: GlassRuleLimits = {
  weight: {
    byThickness: [
      { thicknessMm: 6.35, lbPerSqFt: 3.27 },
      { thicknessMm: 9.525, lbPerSqFt: 5.1 },
      { thicknessMm: 12.7, lbPerSqFt: 6.5 },
    ],
    lbPerSqFtPerMm: 0.512,
  },
  hingeSets: [
    { hingeClass: 'standard', hinges: 2, maxWeightLb: 80, maxWidthIn: 28 },
    { hingeClass: 'standard', hinges: 3, maxWeightLb: 120, maxWidthIn: 32 },
    { hingeClass: 'larger', hinges: 2, maxWeightLb: 110, maxWidthIn: 36 },
    { hingeClass: 'larger', hinges: 3, maxWeightLb: 140, maxWidthIn: 36 },
    { hingeClass: 'largest', hinges: 2, maxWeightLb: 140, maxWidthIn: 39 },
  ],
  showerHeights: [
    { thicknessMm: 9.525, mostIn: 84 },
    { thicknessMm: 12.7, mostIn: 120 },
  ],
  sheet: { shortIn: 72, longIn: 120 },
  unit: { shortIn: 87, longIn: 137, areaSqFt: 50 },
}
