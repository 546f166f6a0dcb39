import type { Shape } from '../marks/shape'
import type { Point } from '../marks/shapes'
import type { BoughtParts } from '@/domain/quote/bought-parts'
import type { EnclosureInput, EnclosureLayout } from './enclosure'
import { asideSpacing } from './enclosure-spacing'
import { handlePoint } from './handle-shapes'
import { hingeRects } from './hinge-shapes'
import { jointed } from './panel-fittings'

/** A part of an enclosure that can be named beside it. */
export type NamedPart = 'glass' | 'hinges' | 'handle' | 'noHandle' | 'header' | 'channel' | 'sweep'

type Named = { part: NamedPart; to: Point }

/** A narrower sheet has no room for names beside the work, in px. */
const leastForNames = 520
const usualFromPx = 600

type NamesRoom = Pick<EnclosureInput, 'namesPx' | 'spacing'>

/** What a sheet keeps free for names beside the wall: as little as they need where the glass is drawn larger for it. */
export function roomForNames(width: number): NamesRoom | null {
  if (width < leastForNames) return null
  return width < usualFromPx ? { namesPx: 128, spacing: asideSpacing } : { namesPx: usualNamesPx }
}

const usualNamesPx = 156
const sizePx = 13
const rowPx = 38
/** The rule that a name stands on, and what is free beyond it. */
const columnOf = (width: number) =>
  width < usualFromPx ? { rule: 114, beyond: 8 } : { rule: 128, beyond: 16 }
/** How far below the floor a leader still is above the widths. */
const belowFloorPx = 24

/** Names in a column on the right of the work, each with a leader to its part. */
export function partNames(
  layout: EnclosureLayout,
  about: { hinges: readonly number[]; bought: BoughtParts },
  nameOf: (part: NamedPart) => string,
): Shape[] {
  const { rule, beyond } = columnOf(layout.width)
  const left = layout.width - rule - beyond
  let free = -Infinity
  return namedParts(layout, about)
    .map((named) => ({ ...named, wanted: wantedY(named, layout) }))
    .sort((a, b) => a.wanted - b.wanted)
    .flatMap(({ part, to, wanted }): Shape[] => {
      const y = Math.max(wanted, free)
      free = y + rowPx
      // along under the floor it crosses nothing that is drawn on the glass
      const isUnder = y > layout.floorY && y <= layout.floorY + belowFloorPx
      const way = isUnder ? `H${to.x}V${to.y}` : `L${to.x} ${to.y}`
      return [
        { kind: 'path', d: `M${left} ${y}${way}`, stroke: 'paper', width: 4, opacity: 0.7 },
        { kind: 'path', d: `M${left + rule} ${y}H${left}${way}`, stroke: 'edge', width: 1 },
        { kind: 'circle', centre: to, radius: 3.5, fill: 'edge' },
        {
          kind: 'text',
          at: { x: left, y: y - 10 },
          text: nameOf(part),
          size: sizePx,
          fill: 'edgeInk',
          begins: true,
        },
      ]
    })
}

/** Where the rule of a name would best stand: that of a channel at another panel's foot under the floor. */
function wantedY({ part, to }: Named, { floorY, panes }: EnclosureLayout): number {
  const last = panes.at(-1)
  const isBehind = part === 'channel' && last !== undefined && to.x < last.x
  return isBehind ? floorY + 14 : to.y - rowPx / 2
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
