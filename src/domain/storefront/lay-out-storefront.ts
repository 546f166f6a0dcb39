import { doorGroups, doorHeightIn } from './storefront'
import type { Storefront } from './storefront'
import { roomForLites } from './fit-storefront'

/** The face of a member, and how deep it takes the edge of a pane on each side; inches. */
export const memberIn = 2
const biteIn = 0.5
const stileIn = 2.5
const bottomRailIn = 10
/** Less above a door is a wider head, and no pane. */
const leastPaneIn = 6

export type Bay = {
  kind: 'lite' | 'doors'
  /** Which lite, or which group of doors, from the left. */
  index: number
  leftIn: number
  widthIn: number
  /** Of a group of doors. */
  leaves: number
}

/** A pane of glass, where it stands: inches from the left end and from the floor, as large as it is cut. */
export type FrontPane = {
  bay: number
  place: 'lite' | 'door' | 'above'
  leftIn: number
  bottomIn: number
  widthIn: number
  heightIn: number
}

export type FrontLayout = {
  bays: Bay[]
  panes: FrontPane[]
  /** From the floor to the transom's bar, or to the head. */
  rowIn: number
  doorIn: number
}

/** Where the bays of a front stand and which panes of glass it takes, left to right, the lower first. */
export function layOutStorefront(front: Storefront): FrontLayout {
  const bays = baysOf(front)
  const rowIn = front.heightIn - front.transomIn
  const doorIn = rowIn - doorHeightIn < leastPaneIn ? rowIn : doorHeightIn
  const panes = bays.flatMap((bay, at) => panesOf(bay, at, { front, rowIn, doorIn }))
  return { bays, panes, rowIn, doorIn }
}

function baysOf(front: Storefront): Bay[] {
  const groups = doorGroups[front.doors]
  const { lites } = front
  const free = lites.filter((each) => each === null).length
  const held = lites.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  const share = free === 0 ? 0 : (roomForLites(front) - held) / free
  const before = groups.length === 0 ? lites.length : Math.ceil(lites.length / 2)
  const bays: Bay[] = []
  let leftIn = 0
  const stand = (bay: Pick<Bay, 'kind' | 'index' | 'widthIn' | 'leaves'>) => {
    bays.push({ ...bay, leftIn })
    leftIn += bay.widthIn
  }
  const standLite = (index: number) =>
    stand({ kind: 'lite', index, widthIn: lites[index] ?? share, leaves: 0 })
  for (let index = 0; index < before; index += 1) standLite(index)
  groups.forEach((widthIn, index) =>
    stand({ kind: 'doors', index, widthIn, leaves: widthIn > 48 ? 2 : 1 }),
  )
  for (let index = before; index < lites.length; index += 1) standLite(index)
  return bays
}

type Rows = { front: Storefront; rowIn: number; doorIn: number }

function panesOf(bay: Bay, at: number, { front, rowIn, doorIn }: Rows): FrontPane[] {
  const cut = (bottomIn: number, topIn: number, place: FrontPane['place']): FrontPane => ({
    bay: at,
    place,
    leftIn: bay.leftIn + memberIn / 2 - biteIn,
    bottomIn: bottomIn + memberIn / 2 - biteIn,
    widthIn: bay.widthIn - memberIn + 2 * biteIn,
    heightIn: topIn - bottomIn - memberIn + 2 * biteIn,
  })
  const above = front.transomIn > 0 ? [cut(rowIn, front.heightIn, 'above')] : []
  if (bay.kind === 'lite') return [cut(0, rowIn, 'lite'), ...above]
  const leafIn = bay.widthIn / bay.leaves
  const leaves = Array.from({ length: bay.leaves }, (_, leaf) => ({
    bay: at,
    place: 'door' as const,
    leftIn: bay.leftIn + leaf * leafIn + memberIn / 2 + stileIn - biteIn,
    bottomIn: bottomRailIn - biteIn,
    widthIn: leafIn - memberIn - 2 * stileIn + 2 * biteIn,
    heightIn: doorIn - bottomRailIn - memberIn - stileIn + 2 * biteIn,
  }))
  const over = doorIn < rowIn ? [cut(doorIn, rowIn, 'above')] : []
  return [...leaves, ...over, ...above]
}
