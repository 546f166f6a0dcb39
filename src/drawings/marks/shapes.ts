/** All in px of the drawing, y downwards. */
export type Point = { x: number; y: number }
export type Rect = { x: number; y: number; width: number; height: number }
export type Segment = { x1: number; y1: number; x2: number; y2: number }

/** Hundredths are finer than anybody sees, and short to write. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/**
 * How a dimension is drawn: plain, of the field in focus, of one that cannot be read (yet), or in the colour
 * of what it stands in.
 */
export type DimensionTone = 'plain' | 'focus' | 'unread' | 'bad' | 'inherited'

export type DimensionMark = {
  axis: 'x' | 'y'
  /** The two ends along its axis. */
  from: number
  to: number
  /** Where the line itself lies across its axis. */
  at: number
  /** Where the lines from the work begin; without it there are none. */
  work?: number | undefined
  figure: string
  /** By how many rows a figure beside its line gives way to those of its neighbors; by none where nothing is said. */
  aside?: number
  tone: DimensionTone
}

/** One of the dimensions of a drawing. */
export type KeyedDimension = DimensionMark & { key: string }
