import type { Point, Rect } from './shapes'

/** What a shape is drawn with; each place that draws has its own colour for it. */
export type ShapeTone =
  'ink' | 'edge' | 'second' | 'rule' | 'paper' | 'ground' | 'error' | 'edgeInk' | 'tint'

type Drawn = {
  fill?: ShapeTone | undefined
  stroke?: ShapeTone | undefined
  /** Of the stroke. */
  width?: number | undefined
  opacity?: number | undefined
}

/** A stroke or a figure of a drawing, for whoever draws it: a screen, or a PDF. */
export type Shape =
  | ({ kind: 'rect'; rect: Rect } & Drawn)
  /** A swing is no edge of glass, which in ink would look alike: on paper it is dashed. */
  | ({ kind: 'path'; d: string; isRound?: boolean; isDashed?: boolean; isSwing?: boolean } & Drawn)
  | ({ kind: 'circle'; centre: Point; radius: number } & Drawn)
  /** Its middle is at the point, or its beginning; with a halo it is read over other lines. */
  | {
      kind: 'text'
      at: Point
      text: string
      size: number
      fill: ShapeTone
      hasHalo?: boolean
      begins?: boolean
    }
