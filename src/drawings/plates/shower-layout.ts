import type { PanelRole } from '@/domain/pricing/types'
import { hingeSide } from '@/domain/glass-rules/layouts'
import type { Side } from '@/domain/pricing/types'
import { standPanels } from '../to-scale/panels'
import { chooseScale } from '../to-scale/scale'
import type { DrawingScale } from '../to-scale/scale'
import { splitOpening } from '@/domain/glass-rules/split-opening'
import type { Rect } from '../marks/shapes'

export type ShowerPane = Rect & { role: PanelRole; hinge: Side | null; widthIn: number }

export type ShowerLayout = {
  scale: DrawingScale
  /** Not where the opening is drawn smaller beside its parts than it is. */
  isToScale: boolean
  opening: Rect
  panes: ShowerPane[]
  floorY: number
}

type Input = {
  widthIn: number
  heightIn: number
  mostDoorIn: number
  /** The middle of the opening, the floor, and what the glass may take, in px. */
  centreX: number
  floorY: number
  room: { width: number; height: number }
  largestPxPerIn: number
  /** An opening for which even this scale is too large is not drawn to scale. */
  leastPxPerIn?: number
}

/** No wider than so many times its height is an opening drawn that is not to scale. */
const widest = 1.6

/** An opening as it is drawn: itself, or what of it the room takes at the smallest scale. */
function drawnOf({ widthIn, heightIn, room, leastPxPerIn }: Omit<Input, 'mostDoorIn'>) {
  const most = leastPxPerIn
    ? Math.min(1, room.width / leastPxPerIn / widthIn, room.height / leastPxPerIn / heightIn)
    : 1
  if (most === 1) return { widthIn, heightIn, isToScale: true }
  const drawnIn = widthIn * most
  const lowestIn = Math.min(heightIn, drawnIn / widest)
  return {
    widthIn: drawnIn,
    heightIn: Math.max(heightIn * most, lowestIn),
    isToScale: false,
  }
}

/** Where the panes of one opening stand, each divided as the opening usually is. */
export function layOutShower({ mostDoorIn, ...input }: Input): ShowerLayout {
  const { centreX, floorY, room, largestPxPerIn } = input
  const { isToScale, ...drawn } = drawnOf(input)
  const scale = chooseScale({ ...drawn, room, largestPxPerIn })
  const width = drawn.widthIn * scale.pxPerIn
  const left = centreX - width / 2
  const measured = splitOpening(input.widthIn, mostDoorIn)
  const parts = splitOpening(drawn.widthIn, mostDoorIn).map((part) => ({
    ...part,
    heightIn: drawn.heightIn,
  }))
  const panes = standPanels(parts, { left, floorY, pxPerIn: scale.pxPerIn }).map(
    (pane, index): ShowerPane => ({
      ...{ x: pane.x, y: pane.y, width: pane.width, height: pane.height },
      ...{ role: pane.role, widthIn: measured[index]?.widthIn ?? pane.widthIn },
      // a lone door hangs on the right, where its hinge is drawn in detail
      hinge: pane.role === 'door' && parts.length === 1 ? 'right' : hingeSide(parts, index),
    }),
  )
  const height = drawn.heightIn * scale.pxPerIn
  const opening = { x: left, y: floorY - height, width, height }
  return { scale, isToScale, floorY, panes, opening }
}
