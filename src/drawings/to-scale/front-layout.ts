import { writeFeet } from '@/domain/measure/format-length'
import { memberIn } from '@/domain/storefront/lay-out-storefront'
import type { FrontLayout, FrontPane } from '@/domain/storefront/lay-out-storefront'
import { besideDoorIn, lowEdgeBesideDoorIn } from '@/domain/storefront/front-safety'
import type { Storefront } from '@/domain/storefront/storefront'
import { figureFits } from '../marks/dimension-figure'
import type { KeyedDimension, Rect } from '../marks/shapes'
import { frontDimensions, frontFigureSize } from './front-dimensions'
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

export type FrontDrawingInput = {
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

/** What stays free above and below a front, at most, so that its sheet is no higher than it needs. */
const mostSparePx = 96

/** A narrower zone would lie under the number and the mark of its lite. */
const leastZonePx = 18

/** A front seen from the street, in px, with its chain of bays below and its heights beside it. */
export function layOutFrontDrawing(input: FrontDrawingInput): FrontDrawingLayout {
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
    dimensions: frontDimensions(input, { x, y, px, hasHeight: !small || aside !== null }),
  }

  /** What is seen of a pane is smaller than its glass, which sits in the members. */
  function seen({ leftIn, bottomIn, widthIn, heightIn }: FrontPane): Rect {
    return box(leftIn + 0.5, bottomIn + 0.5, widthIn - 1, heightIn - 1)
  }
}

/** The sides of a small drawing whose height is written on its right; null where there is no room for that. */
function asideOf(
  size: { width: number; height: number },
  { front, room, small }: FrontDrawingInput,
): { left: number; right: number } | null {
  if (!small) return null
  const { left, right, rightBeside } = withHeight
  const fits = figureFits(size.height, writeFeet(front.heightIn), frontFigureSize)
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
