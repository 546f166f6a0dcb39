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
}

/** Where the panes of one opening stand, each divided as the opening usually is. */
export function layOutShower({ widthIn, heightIn, mostDoorIn, ...place }: Input): ShowerLayout {
  const { centreX, floorY, room, largestPxPerIn } = place
  const scale = chooseScale({ widthIn, heightIn, room, largestPxPerIn })
  const width = widthIn * scale.pxPerIn
  const left = centreX - width / 2
  const parts = splitOpening(widthIn, mostDoorIn).map((part) => ({ ...part, heightIn }))
  const panes = standPanels(parts, { left, floorY, pxPerIn: scale.pxPerIn }).map(
    (pane, index): ShowerPane => ({
      ...{ x: pane.x, y: pane.y, width: pane.width, height: pane.height },
      ...{ role: pane.role, widthIn: pane.widthIn },
      // a lone door hangs on the right, where its hinge is drawn in detail
      hinge: pane.role === 'door' && parts.length === 1 ? 'right' : hingeSide(parts, index),
    }),
  )
  const height = heightIn * scale.pxPerIn
  return { scale, floorY, panes, opening: { x: left, y: floorY - height, width, height } }
}
