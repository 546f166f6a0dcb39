import { formatOnTape, writeFeet } from '@/domain/measure/format-length'
import { memberIn } from '@/domain/storefront/lay-out-storefront'
import type { FrontLayout, FrontPane } from '@/domain/storefront/lay-out-storefront'
import { besideDoorIn, lowEdgeBesideDoorIn } from '@/domain/storefront/front-safety'
import type { Storefront } from '@/domain/storefront/storefront'
import { figureFits, figureWidth } from '../marks/dimension-figure'
import type { KeyedDimension, Rect } from '../marks/shapes'
import { chooseScale } from './scale'
import type { DrawingScale } from './scale'

export type DrawnPane = Rect & {
  place: FrontPane['place']
  isSafe: boolean
  /** On which side a door's leaf hangs. */
  hinge: 'left' | 'right' | null
}

type DrawnBay = Rect & { kind: 'lite' | 'doors'; index: number }

export type FrontDrawingLayout = {
  width: number
  height: number
  scale: DrawingScale
  front: Rect
  bays: DrawnBay[]
  panes: DrawnPane[]
  /** Beside the doors, up to where glass there has to be safe. */
  zones: Rect[]
  dimensions: KeyedDimension[]
}

type Input = {
  front: Storefront
  layout: FrontLayout
  isSafe: (pane: FrontPane) => boolean
  room: { width: number; height: number }
  small: boolean
  /** The lite that is being sized. */
  chosen: number | null
}

const largestPxPerIn = 3
const wide = { left: 52, right: 36, top: 52, bottom: 58 }
const narrow = { left: 48, right: 12, top: 48, bottom: 48 }
/** What a drawing on a phone has aside where its scale leaves room for the height of all of it, too. */
const withHeight = { left: 50, right: 30, rightBeside: 46 }
const figureSize = 14
/** What a figure takes that stands beside its line. */
const besidePx = 24

/** What stays free above and below a front, at most, so that its sheet is no higher than it needs. */
const mostSparePx = 96

/** How the number of a lite stands on its glass, and what its mark for tempered glass takes below that. */
const key = { down: 0.66, radius: 12, aboveFoot: 24 }
const lowKey = { inset: 13, radius: 10 }

/** A narrower zone would lie under the number and the mark of its lite. */
const leastZonePx = 18

/** How high the name of a zone stands on its upper line. */
export const zoneNamePx = 18

/** Where the number of a lite stands in its bay: clear of the mark at the foot, beside it where the bay is low. */
export function keyIn({ x, y, width, height }: Rect): { x: number; y: number; radius: number } {
  const { down, radius, aboveFoot } = key
  if (height < 2 * radius + aboveFoot + 2) {
    return { x: x + lowKey.inset, y: y + lowKey.inset, radius: lowKey.radius }
  }
  return {
    x: x + width / 2,
    y: y + Math.min(height * down, height - aboveFoot - radius),
    radius,
  }
}

type Keyed = Pick<FrontDrawingLayout, 'bays' | 'zones'>

/**
 * Where the numbers of all lites stand: in one row above the zones, clear of what is written on one, where a
 * number would lie on the line of a zone.
 */
export function keysIn(
  { bays, zones }: Keyed,
  small: boolean,
): ({ x: number; y: number; radius: number } | null)[] {
  const keys = bays.map((bay) => (bay.kind === 'lite' ? keyIn(bay) : null))
  const isCrossed = keys.some((at) => at !== null && zones.some((zone) => liesOn(at, zone)))
  const [bay] = bays
  const [zone] = zones
  if (!isCrossed || !bay || !zone) return keys
  const room = zone.y - bay.y - (small ? 0 : zoneNamePx / 2)
  const radius = room >= 2 * key.radius + 4 ? key.radius : lowKey.radius
  if (room < 2 * radius + 4) return keys
  return keys.map((at) => at && { ...at, radius, y: bay.y + room / 2 })
}

/** Whether one of the lines that bound a zone above and beside runs through a number. */
function liesOn(at: { x: number; y: number; radius: number }, zone: Rect): boolean {
  const reach = at.radius + 1
  const beside = [zone.x, zone.x + zone.width].some((x) => Math.abs(x - at.x) < reach)
  const isWithin = at.x + reach > zone.x && at.x - reach < zone.x + zone.width
  return (beside && at.y + reach > zone.y) || (isWithin && Math.abs(zone.y - at.y) < reach)
}

/** A front seen from the street, in px, with its chain of bays below and its heights beside it. */
export function layOutFrontDrawing(input: Input): FrontDrawingLayout {
  const { front, layout, room, small } = input
  const least = small ? narrow : wide
  const scale = chooseScale({
    ...front,
    room: {
      width: room.width - least.left - least.right,
      height: room.height - least.top - least.bottom,
    },
    largestPxPerIn,
  })
  const px = scale.pxPerIn
  const size = { width: front.widthIn * px, height: front.heightIn * px }
  const aside = asideOf(size, input)
  const margin = { ...least, ...aside }
  const width = Math.max(room.width, size.width + margin.left + margin.right)
  const spare = Math.max(
    0,
    Math.min(mostSparePx, room.height - size.height - margin.top - margin.bottom),
  )
  const x = margin.left + (width - margin.left - margin.right - size.width) / 2
  const y = margin.top + spare / 2
  const floor = y + size.height
  const box = (leftIn: number, bottomIn: number, widthIn: number, heightIn: number): Rect => ({
    x: x + leftIn * px,
    y: floor - (bottomIn + heightIn) * px,
    width: widthIn * px,
    height: heightIn * px,
  })
  return {
    width,
    height: floor + margin.bottom + spare / 2,
    scale,
    front: { x, y, ...size },
    bays: layout.bays.map(({ kind, index, leftIn, widthIn }) => ({
      ...{ kind, index },
      ...box(leftIn, 0, widthIn, layout.rowIn),
    })),
    panes: layout.panes.map((pane) => ({
      ...seen(pane),
      place: pane.place,
      isSafe: input.isSafe(pane),
      hinge: hingeOf(pane, layout),
    })),
    zones: zonesOf(layout)
      .filter(([, widthIn]) => widthIn * px >= leastZonePx)
      .map(([leftIn, widthIn]) =>
        box(leftIn, 0, widthIn, Math.min(lowEdgeBesideDoorIn, layout.rowIn)),
      ),
    dimensions: dimensionsOf(input, { x, y, px, hasHeight: !small || aside !== null }),
  }

  /** What is seen of a pane is smaller than its glass, which sits in the members. */
  function seen({ leftIn, bottomIn, widthIn, heightIn }: FrontPane): Rect {
    return box(leftIn + 0.5, bottomIn + 0.5, widthIn - 1, heightIn - 1)
  }
}

/** The sides of a small drawing whose height is written on its right; null where there is no room for that. */
function asideOf(
  size: { width: number; height: number },
  { front, room, small }: Input,
): { left: number; right: number } | null {
  if (!small) return null
  const { left, right, rightBeside } = withHeight
  const fits = figureFits(size.height, writeFeet(front.heightIn), figureSize)
  const aside = { left, right: fits ? right : rightBeside }
  return size.width + aside.left + aside.right <= room.width ? aside : null
}

function hingeOf(
  { place, bay, leftIn }: FrontPane,
  { bays }: FrontLayout,
): 'left' | 'right' | null {
  const doors = bays[bay]
  if (place !== 'door' || !doors) return null
  return leftIn < doors.leftIn + doors.widthIn / 2 - 1 ? 'left' : 'right'
}

/** From the outermost edges of a row of doors, as far as there is a front. */
function zonesOf({ bays }: FrontLayout): [leftIn: number, widthIn: number][] {
  return bays.flatMap((bay, at): [number, number][] => {
    if (bay.kind !== 'doors') return []
    const before = bays[at - 1]
    const after = bays[at + 1]
    const left = before?.kind === 'lite' ? Math.min(besideDoorIn, bay.leftIn) : 0
    const end = bays.at(-1)
    const rest = end ? end.leftIn + end.widthIn - bay.leftIn - bay.widthIn : 0
    const right = after?.kind === 'lite' ? Math.min(besideDoorIn, rest) : 0
    const zones: [number, number][] = []
    if (left > memberIn) zones.push([bay.leftIn - left, left])
    if (right > memberIn) zones.push([bay.leftIn + bay.widthIn, right])
    return zones
  })
}

function dimensionsOf(
  { front, layout, small, chosen }: Input,
  { x, y, px, hasHeight }: { x: number; y: number; px: number; hasHeight: boolean },
): KeyedDimension[] {
  const right = x + front.widthIn * px
  const floor = y + front.heightIn * px
  const inches = (value: number) => `${formatOnTape(value)}″`
  const fitting = (figure: string, length: number) =>
    figureWidth(figure, figureSize) + 12 <= length ? figure : ''
  const chain = layout.bays.map(({ kind, index, leftIn, widthIn }, at): KeyedDimension => {
    const isChosen = kind === 'lite' && index === chosen
    const figure = inches(widthIn)
    return {
      key: `bay-${at}`,
      axis: 'x',
      from: x + leftIn * px,
      to: x + (leftIn + widthIn) * px,
      at: floor + (small ? 26 : 34),
      work: floor + 4,
      figure: isChosen ? figure : fitting(figure, widthIn * px),
      tone: isChosen ? 'focus' : 'plain',
    }
  })
  const head = y + front.transomIn * px
  const heights = front.transomIn > 0 ? [y, head, floor] : [y, floor]
  const rowsAt = x - 24
  /** Too long for its row, a figure stands outside of the line: on the sheet, and not on the next one. */
  const inRow = (figure: string, length: number) =>
    rowsAt >= besidePx && figureWidth(figure, figureSize) + 10 <= (floor - y) / 2
      ? figure
      : fitting(figure, length)
  const left = heights.slice(1).map((to, index): KeyedDimension => {
    const from = heights[index] ?? y
    return {
      key: `row-${index}`,
      axis: 'y',
      ...{ from, to },
      at: rowsAt,
      work: x - 8,
      figure: inRow(inches((to - from) / px), to - from),
      tone: 'plain',
    }
  })
  const all: KeyedDimension[] = [
    {
      key: 'width',
      axis: 'x',
      from: x,
      to: right,
      at: y - (small ? 26 : 38),
      work: y - 8,
      figure: writeFeet(front.widthIn),
      tone: 'plain',
    },
    ...chain,
    ...left,
    ...(hasHeight
      ? [
          {
            key: 'height',
            axis: 'y' as const,
            from: y,
            to: floor,
            at: right + (small ? 20 : 26),
            work: right + 8,
            figure: writeFeet(front.heightIn),
            tone: 'plain' as const,
          },
        ]
      : []),
  ]
  // strokes without their figure would say nothing
  return all.filter(({ figure }) => figure !== '')
}
