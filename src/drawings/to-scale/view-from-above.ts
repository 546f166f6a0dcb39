import type { DrawnPane, EnclosureInput, Plan } from './enclosure'
import { lowPhoneSpacing } from './enclosure-spacing'
import { extentOf } from './panels'
import type { SizedPane } from './size-panes'

/** Where a turned enclosure is seen from above: below it, or beside it at so many px. */
export type PlanPlace = {
  asidePx: number
  pxPerIn: number
  /** At this scale of the work it stands here, though elsewhere the work could be drawn larger. */
  enoughPxPerIn: number
}

/** How far it may reach back, what its door opens into, and what parts it from the figures. */
const mostBackPx = 58
const opensPx = 34
const gapPx = 10
const usualPxPerIn = 1.4
/** On a phone, where it is seen with the work only beside it: as large as it goes, with room for its angle. */
const phonePxPerIn = [1.4, 1.1, 0.8, 0.7, 0.6]
const enoughOnPhone = 2
const leastPx = { front: 34, back: 18 }
const besidePx = { usual: 28, phone: 20 }

/** Where it may stand, what is preferred at the same scale of the work first. */
export function planPlaces(input: EnclosureInput): PlanPlace[] {
  const { panes, namesPx = 0, spacing } = input
  const pxPerIn = scaleOf(panes)
  const below = { asidePx: 0, pxPerIn, enoughPxPerIn: Infinity }
  if (namesPx > 0) return [below]
  const front = frontOf(panes)
  if (spacing === lowPhoneSpacing) {
    const small = phonePxPerIn
      .filter((each) => each <= pxPerIn)
      .filter((each) => front * each >= leastPx.front && backOf(panes) * each >= leastPx.back)
      .map((each) => ({
        asidePx: front * each + besidePx.phone,
        pxPerIn: each,
        enoughPxPerIn: enoughOnPhone,
      }))
    return [...small, below]
  }
  return [below, { ...below, asidePx: front * pxPerIn + besidePx.usual }]
}

/** What it takes below the work. */
export function planBelowPx(panes: readonly SizedPane[], { asidePx, pxPerIn }: PlanPlace): number {
  return asidePx > 0 ? 0 : gapPx + backOf(panes) * pxPerIn + opensPx + 6
}

type Work = {
  /** Where the work and its dimensions end on the right, and its figures below. */
  right: number
  bottom: number
  middle: number
  floorY: number
}

export function planOf(
  panes: readonly SizedPane[],
  drawn: readonly DrawnPane[],
  { asidePx, pxPerIn }: PlanPlace,
  work: Work,
): Plan {
  const front = panes.slice(0, -1)
  const back = backOf(panes) * pxPerIn
  const middle = asidePx > 0 ? work.right + asidePx / 2 : work.middle
  return {
    left: middle - (frontOf(panes) * pxPerIn) / 2,
    y: asidePx > 0 ? work.floorY - opensPx : work.bottom + gapPx + back,
    back,
    panes: front.map(({ widthIn }, index) => ({
      width: widthIn * pxPerIn,
      hinge: drawn[index]?.hinge ?? null,
    })),
  }
}

const frontOf = (panes: readonly SizedPane[]) => extentOf(panes.slice(0, -1)).widthIn
const backOf = (panes: readonly SizedPane[]) => panes.at(-1)?.widthIn ?? 0

function scaleOf(panes: readonly SizedPane[]): number {
  return Math.min(usualPxPerIn, mostBackPx / Math.max(backOf(panes), 1), 200 / frontOf(panes))
}
