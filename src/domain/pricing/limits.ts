/** What a person may ask a price for. Inches, feet and millimetres as the names say. */
export const limits = {
  panels: { most: 3 },
  /** 50 ft. */
  sideIn: { least: 0.1, most: 600 },
  showerPanelSideIn: { least: 1, most: 600 },
  sideFt: { least: 0.1, most: 50 },
  thicknessMm: { least: 1, most: 100 },
  /** Overall, the thinnest that two panes and their space are made. */
  insulatedUnitMm: { least: 12.7 },
  quantity: { least: 1, most: 999 },
  hardwareLines: { most: 200 },
} as const

/** What the plus and minus buttons of a field move by. */
export const steps = {
  replacementSideIn: 0.01,
  showerPanelSideIn: 0.0625,
  sideFt: 0.01,
  thicknessMm: 0.1,
} as const
