import type { Rect } from '../marks/shapes'

/** A pane that something is fitted to, and the scale it is drawn at. */
export type Fitted = { pane: Rect; pxPerIn: number }
