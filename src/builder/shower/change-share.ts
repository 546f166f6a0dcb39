import { formatWorkedOut } from '@/domain/measure/format-length'
import { downToSixteenth } from '@/domain/measure/sixteenths'
import { judgeDimension } from '../fields/judge-dimension'
import { frontOf } from './front-of'
import { lastOpeningWidthIn, lastWidthInOf, leastPanelIn } from './opening-draft'
import { changePanel, panelRule } from './shower-draft'
import type { PanelDraft, ShowerDraft } from './shower-draft'

type Rules = {
  mostDoorIn?: number
  /** The panels whose widths somebody wrote. */
  written?: readonly number[]
}

/**
 * Another share of an opening: what it gains or loses is the fixed panels', or the door's where it is the
 * only fixed one, so that the opening stays as it was before anything was typed into the field. Where they
 * cannot give so much, or a door would become wider than one is made, the opening follows: so does it where
 * somebody wrote the widths of all others, which stay. A width that could not be read counts as it last could.
 */
export function changeShare(
  draft: ShowerDraft,
  before: ShowerDraft,
  id: number,
  width: string,
  { mostDoorIn = Infinity, written = [] }: Rules = {},
): ShowerDraft {
  const changed = changePanel(draft, id, { width })
  const share = judgeDimension(width, panelRule)
  const front = frontOf(before)
  const was = front.find((each) => each.id === id)
  if (!share.ok || !was || lastOpeningWidthIn(before) === null) return changed
  const gains = share.inches - widthInOf(was)
  const others = front.filter((each) => each.id !== id && !written.includes(each.id))
  const fixed = others.filter(({ role }) => role === 'fixed')
  const givers = fixed.length > 0 ? fixed : others
  const shared = giveWay(givers.map(widthInOf), gains)
  const isTooWide = (door: PanelDraft, index: number) =>
    door.role === 'door' && (shared?.[index] ?? 0) > Math.max(mostDoorIn, widthInOf(door))
  const given = givers.some(isTooWide) ? null : shared
  return givers.reduce((next, each, index) => {
    const text = given && gains !== 0 ? formatWorkedOut(given[index] ?? 0) : each.width
    return changePanel(next, each.id, { width: text })
  }, changed)
}

const widthInOf = (panel: PanelDraft): number => lastWidthInOf(panel) ?? 0

/** The widths after they gave so much, or took it where it is below zero, in parts as equal as may be. */
function giveWay(widthsIn: readonly number[], gives: number): number[] | null {
  const spareOf = (widthIn: number) => Math.max(0, widthIn - leastPanelIn)
  if (widthsIn.length === 0 || gives > sum(widthsIn.map(spareOf))) return null
  let left = gives
  const given = [...widthsIn]
  const narrowestFirst = [...widthsIn.entries()].sort(([, one], [, other]) => one - other)
  for (const [done, [index, widthIn]] of narrowestFirst.entries()) {
    const even = Math.sign(left) * downToSixteenth(Math.abs(left) / (widthsIn.length - done))
    const isLast = done === widthsIn.length - 1
    const part = isLast ? left : Math.min(even, spareOf(widthIn))
    given[index] = widthIn - part
    left -= part
  }
  return given
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
