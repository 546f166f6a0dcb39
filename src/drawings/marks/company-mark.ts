/** A pane standing ajar, seen from its edge: the company's mark, as paths in a box of this size. */
export const companyMark = {
  box: { width: 30, height: 34 },
  pane: 'M1.5 7 20 1.5v27L1.5 32.5z',
  edge: 'M20 1.5l8.5 4.6v26.4L20 28.5z',
} as const
