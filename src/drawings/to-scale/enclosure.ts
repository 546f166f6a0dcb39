import type { PanelRole, ShowerLayout, Side } from '@/domain/pricing/types'
import type { KeyedDimension, Point, Rect } from '../marks/shapes'
import type { FocusedField, PaneField } from './pane-field'
import type { DrawingScale } from './scale'
import type { SizedPane } from './size-panes'

export type DrawnPane = Rect & {
  role: PanelRole
  hinge: Side | null
  known: boolean
  /** Unreadable, and said so to the customer. */
  bad: boolean
  /** What stands under its number, line by line: the glass to make, where that is smaller. */
  lines: readonly string[]
}

export type EnclosureLayout = {
  width: number
  height: number
  scale: DrawingScale
  floorY: number
  floor: { from: number; to: number }
  leftWall: Rect
  rightWall: Rect
  tile: Rect
  showerHead: Point | null
  /** Where the last panel turns back at a right angle. */
  corner: { x: number; from: number; to: number } | null
  /** The low wall that the last panel stands on. */
  kneeWall: Rect | null
  /** What a turned enclosure looks like from above. */
  plan: Plan | null
  panes: DrawnPane[]
  dimensions: KeyedDimension[]
}

/** In px: the run seen from outside from left to right, and the panel that goes back from its right end. */
export type Plan = {
  left: number
  y: number
  back: number
  panes: { width: number; hinge: Side | null }[]
}

export type EnclosureInput = {
  /** Panels in one plane where nothing is said. */
  layout?: ShowerLayout | undefined
  panes: readonly SizedPane[]
  room: { width: number; height: number }
  /** The drawing is as high as its room: the wall above the glass grows first, then the paper around it. */
  fills?: boolean
  /** What stays free on the right, for the names of its parts. */
  namesPx?: number
  /** Wall thickness in px: 12, on a phone 9. */
  wall: number
  focused: FocusedField
  /** Which fields the customer has been told cannot be read. */
  isBad: (pane: number, field: PaneField) => boolean
  format: (inches: number) => string
  words: { width: string; height: string }
  /** What to write into each pane, line by line. */
  lines?: readonly (readonly string[])[] | undefined
  /** Where its dimensions stand; as there is room for them where nothing is said. */
  spacing?: Spacing
}

/** How far dimension lines stand off the work, and what stays free around their figures, in px. */
export type Spacing = {
  widthsBelow: number
  overallAbove: number
  heightsOutside: number
  figureHalf: number
  edgeAside: number
  edgeAbove: number
  /** Above a lone pane, which has no width over it. */
  loneAbove: number
}
