import { lastOpeningWidthIn } from './opening-draft'
import type { ShowerDraft } from './shower-draft'

/** An opening that became another one because of its panels: how wide it was measured, and is now, in inches. */
export type FollowedOpening = { wasIn: number; isIn: number }

/** Less than this is what panels lose by being written in four decimals. */
const unseenIn = 1e-3
const isSame = (one: number, other: number) => Math.abs(one - other) < unseenIn

/** What a change of the panels makes of their opening; null where it is as it was measured. */
export function followOpening(
  before: ShowerDraft,
  after: ShowerDraft,
  known: FollowedOpening | null,
): FollowedOpening | null {
  const from = lastOpeningWidthIn(before)
  const to = lastOpeningWidthIn(after)
  if (from === null || to === null) return null
  const wasIn = known && isSame(known.isIn, from) ? known.wasIn : from
  return isSame(wasIn, to) ? null : { wasIn, isIn: to }
}

/** Whether the panels still have the opening that is told of: another one may have been typed. */
export function isStillSo(draft: ShowerDraft, { isIn }: FollowedOpening): boolean {
  const width = lastOpeningWidthIn(draft)
  return width !== null && isSame(width, isIn)
}
