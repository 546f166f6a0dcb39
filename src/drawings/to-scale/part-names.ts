import { figureWidth } from '../marks/dimension-figure'
import type { Shape } from '../marks/shape'
import type { Point } from '../marks/shapes'
import type { BoughtParts } from '@/domain/quote/bought-parts'
import type { EnclosureLayout } from './enclosure'
import { handlePoint } from './handle-shapes'
import { hingeRects } from './hinge-shapes'
import { jointed } from './panel-fittings'

/** A part of an enclosure that can be named beside it. */
export type NamedPart = 'glass' | 'hinges' | 'handle' | 'noHandle' | 'header' | 'channel' | 'sweep'

type Named = { part: NamedPart; to: Point }

/** What names take beside the wall, with their leaders. */
export const namesRoomPx = 156
/** A narrower sheet has no room for names beside the work, in px. */
export const leastForNames = 520

const sizePx = 13
const rowPx = 38
const rulePx = 128

/** Names in a column on the right of the work, each with a leader to its part. */
export function partNames(
  layout: EnclosureLayout,
  about: { hinges: readonly number[]; bought: BoughtParts },
  nameOf: (part: NamedPart) => string,
): Shape[] {
  const left = layout.width - rulePx - 16
  let free = -Infinity
  return namedParts(layout, about)
    .sort((a, b) => a.to.y - b.to.y)
    .flatMap(({ part, to }): Shape[] => {
      const y = Math.max(to.y - rowPx / 2, free)
      free = y + rowPx
      const text = nameOf(part)
      const d = `M${left + rulePx} ${y}H${left}L${to.x} ${to.y}`
      return [
        {
          kind: 'path',
          d: `M${left} ${y}L${to.x} ${to.y}`,
          stroke: 'paper',
          width: 4,
          opacity: 0.7,
        },
        { kind: 'path', d, stroke: 'edge', width: 1 },
        { kind: 'circle', centre: to, radius: 3.5, fill: 'edge' },
        {
          kind: 'text',
          at: { x: left + Math.min(figureWidth(text, sizePx) * 0.9, rulePx) / 2, y: y - 10 },
          text,
          size: sizePx,
          fill: 'edgeInk',
        },
      ]
    })
}

/** Each kind of part once, where it is nearest to its name. */
function namedParts(
  layout: EnclosureLayout,
  { hinges, bought }: { hinges: readonly number[]; bought: BoughtParts },
): Named[] {
  const { panes, scale } = layout
  const { pxPerIn } = scale
  const last = panes.length - 1
  const door = panes.findLastIndex(({ hinge, known }) => hinge !== null && known)
  const fixed = panes.findLastIndex(({ hinge, known }) => hinge === null && known)
  const glass = panes[last]
  const found: Named[] = []
  if (glass?.known) {
    found.push({
      part: 'glass',
      to: { x: glass.x + glass.width * 0.7, y: glass.y + glass.height * 0.09 },
    })
  }
  if (bought.header && glass) {
    found.push({ part: 'header', to: { x: glass.x + glass.width * 0.9, y: glass.y - 2 } })
  }
  const channel = panes[fixed]
  if (channel) {
    found.push({
      part: 'channel',
      to: { x: channel.x + channel.width * 0.6, y: channel.y + channel.height - 2 },
    })
  }
  const hung = panes[door]
  if (!hung?.hinge) return found
  const pane = jointed(hung, door, panes.length)
  const side = hung.hinge
  const [hinge] = hingeRects({ pane, pxPerIn, side, hinges: hinges[door] ?? 2 })
  if (hinge) {
    const to = { x: hinge.x + hinge.width / 2, y: hinge.y + hinge.height / 2 }
    found.push({ part: 'hinges', to })
  }
  const { handle = null, sealed = false } = bought.panels[door] ?? {}
  const part = handle === null ? 'noHandle' : 'handle'
  found.push({ part, to: handlePoint({ pane, pxPerIn, side }) })
  if (sealed) {
    found.push({ part: 'sweep', to: { x: pane.x + pane.width / 2, y: pane.y + pane.height - 2 } })
  }
  return found
}
