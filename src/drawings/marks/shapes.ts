/** All in px of the drawing, y downwards. */
export type Point = { x: number; y: number }
export type Rect = { x: number; y: number; width: number; height: number }
export type Segment = { x1: number; y1: number; x2: number; y2: number }

/** How a dimension is drawn: plain, of the field in focus, or of one that cannot be read. */
export type DimensionTone = 'plain' | 'focus' | 'unread' | 'bad'

export type DimensionMark = {
  key: string
  axis: 'x' | 'y'
  /** The two ends along its axis. */
  from: number
  to: number
  /** Where the line itself lies across its axis. */
  at: number
  /** Where the extension lines start, at the work. */
  work: number
  figure: string
  tone: DimensionTone
}
