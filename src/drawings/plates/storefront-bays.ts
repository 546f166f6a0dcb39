/** A storefront of sixty feet, pier to pier; all in inches. */
export type Bay = {
  kind: 'lites' | 'entrance' | 'folding'
  /** Its openings, left to right. */
  widthsIn: number[]
  /** Which of its panes its key leads to, and how high above the floor. */
  leadsTo: { pane: number; heightIn: number }
}

const pierIn = 16.8

export const bays: Bay[] = [
  { kind: 'lites', widthsIn: [60, 60, 60], leadsTo: { pane: 1, heightIn: 114 } },
  { kind: 'entrance', widthsIn: [36, 36, 36, 36], leadsTo: { pane: 1, heightIn: 66 } },
  { kind: 'folding', widthsIn: [36, 36, 36, 36, 36], leadsTo: { pane: 2, heightIn: 74 } },
  { kind: 'lites', widthsIn: [66, 66], leadsTo: { pane: 1, heightIn: 58 } },
]

/** The heads of the doors and of the front, the sill of the lites, and the top of the wall. */
export const heightsIn = { door: 84, head: 120, sill: 18, wall: 150 }

export function bayWidthIn({ widthsIn }: Pick<Bay, 'widthsIn'>): number {
  return widthsIn.reduce((sum, width) => sum + width, 0)
}

/** How far from the left of its bay the pane has its middle that the key leads to. */
export function keyedIn({ widthsIn, leadsTo: { pane } }: Bay): number {
  return bayWidthIn({ widthsIn: widthsIn.slice(0, pane) }) + (widthsIn[pane] ?? 0) / 2
}

/** Where each bay begins when they stand in a row from pier to pier, and how wide the row is. */
export function standBays(row: readonly Bay[]): { lefts: number[]; widthIn: number } {
  const lefts = row.map(
    (_, index) =>
      pierIn + row.slice(0, index).reduce((sum, bay) => sum + bayWidthIn(bay) + pierIn, 0),
  )
  return { lefts, widthIn: row.reduce((sum, bay) => sum + bayWidthIn(bay) + pierIn, pierIn) }
}
