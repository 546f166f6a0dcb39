import type { TableEdge, TableShape } from '@/drawings/plates/table-plan'

/** A table top as it is chosen, and how far its corners are rounded. */
export type TableChosen = { shape: TableShape; edge: TableEdge; radiusIn: number }

/** What the page is drawn with before anything is chosen. */
export const plainTable: TableChosen = { shape: 'rectangle', edge: 'flat', radiusIn: 2 }
