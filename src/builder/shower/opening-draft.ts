import { glassOfOpening, knowsGaps } from '@/domain/glass-rules/glass-of-opening'
import type { MadeGlass } from '@/domain/glass-rules/glass-of-opening'
import { usualDoorIn } from '@/domain/glass-rules/usual-door'
import { formatInches } from '@/domain/measure/format-length'
import { downToSixteenth } from '@/domain/measure/sixteenths'
import type { Panel, PricingTables } from '@/domain/pricing/types'
import { frontOf } from './front-of'
import { changePanel } from './shower-draft'
import type { PanelDraft, ShowerDraft } from './shower-draft'
import { readPanel } from './shower-request'
import { keepUnread } from './unread-opening'

/** Whether sizes are those of an opening: it was said, and the shop keeps the gaps that it takes. */
export function isOfOpening({ sizes }: Pick<ShowerDraft, 'sizes'>, tables: PricingTables | null) {
  return sizes === 'opening' && tables !== null && knowsGaps(tables)
}

/** How wide the opening is, wall to wall or to the corner, in inches; null until all of it can be read. */
export function openingWidthIn(draft: Pick<ShowerDraft, 'panels' | 'layout'>): number | null {
  const widths = frontOf(draft).flatMap((panel) => {
    const { width } = readPanel(panel)
    return width.ok ? [width.inches] : []
  })
  if (widths.length < frontOf(draft).length) return null
  return widths.reduce((sum, width) => sum + width, 0)
}

/** The same with the last sizes that could be read, while one of its panels has none. */
export function lastOpeningWidthIn(draft: Pick<ShowerDraft, 'panels' | 'layout'>): number | null {
  const widths = frontOf(draft).map(lastWidthInOf)
  return widths.reduce<number | null>(
    (sum, width) => (sum === null || width === null ? null : sum + width),
    0,
  )
}

export function lastWidthInOf(panel: PanelDraft): number | null {
  const { width } = readPanel(panel)
  return width.ok ? width.inches : panel.lastWidthIn
}

/** Less than this is no panel. */
export const leastPanelIn = 6

/**
 * The opening shared out: a door keeps its width, or gets the usual one where it has none that can be made, and
 * the fixed panels have the rest in equal parts, to the sixteenth; the last one has what is over. Where the rest
 * is too little, doors give.
 */
export function shareWidth(
  draft: ShowerDraft,
  widthIn: number,
  mostDoorIn = Infinity,
): ShowerDraft {
  const front = frontOf(draft)
  const fixed = front.filter(({ role }) => role === 'fixed').length
  const doors = front.length - fixed
  const wanted = front.map((panel) => {
    const { width } = readPanel(panel)
    if (panel.role === 'fixed') return 0
    const isKept = width.ok && width.inches <= mostDoorIn && doors < front.length
    return isKept ? width.inches : usualDoorIn
  })
  const ofDoors = wanted.reduce((sum, width) => sum + width, 0)
  const rest = fixed === 0 ? 0 : (widthIn - ofDoors) / fixed
  const isTight = fixed > 0 && rest < leastPanelIn
  const forFixed = isTight ? Math.min(leastPanelIn, widthIn / front.length) : rest
  const isEven = fixed === 0 || isTight
  const forDoor = (widthIn - forFixed * fixed) / Math.max(doors, 1)
  let left = widthIn
  return front.reduce(
    (sum, panel, index) => {
      const share =
        panel.role === 'fixed' ? forFixed : isEven ? forDoor : (wanted[index] ?? usualDoorIn)
      const isLast = index === front.length - 1
      const inches = isLast ? left : downToSixteenth(share)
      left -= inches
      return changePanel(sum, panel.id, { width: formatInches(inches) })
    },
    keepUnread(draft, 'width', undefined),
  )
}

/**
 * What was measured of an opening stays, however many panels come to share it; a width that nobody can read counts
 * as it last could, and one that was emptied as none.
 */
export function keepWidth(
  draft: ShowerDraft,
  next: ShowerDraft,
  mostDoorIn = Infinity,
): ShowerDraft {
  const isTyped = frontOf(draft).every(({ width }) => width.trim() !== '')
  const widthIn = draft.sizes === 'opening' && isTyped ? lastOpeningWidthIn(draft) : null
  if (widthIn === null) return next
  // a lone pane is as wide as its opening, and no door of that width was chosen
  const [pane, ...others] = frontOf(draft)
  const isLone = pane && others.length === 0
  if (isLone) return shareWidth(changePanel(next, pane.id, { width: '' }), widthIn)
  return keepUnread(shareWidth(next, widthIn, mostDoorIn), 'width', draft.unreadOpening?.width)
}

/** The same height for all, but for a panel that stands on a knee wall. */
export function shareHeight(draft: ShowerDraft, height: string): ShowerDraft {
  const standing = draft.layout === 'knee_return' ? frontOf(draft) : draft.panels
  return standing.reduce(
    (sum, { id }) => changePanel(sum, id, { height }),
    keepUnread(draft, 'height', undefined),
  )
}

/** The glass of each panel, null for one that cannot be read yet. */
export function glassOfDraft(
  draft: Pick<ShowerDraft, 'panels' | 'layout' | 'sizes'>,
  tables: PricingTables | null,
): (MadeGlass | null)[] {
  if (!tables || !isOfOpening(draft, tables)) return draft.panels.map(() => null)
  const readings = draft.panels.map(readPanel)
  const panels = draft.panels.map(({ role, hinge }, index): Panel => {
    const { width, height } = readings[index] ?? {}
    const size = {
      widthIn: width?.ok ? width.inches : 0,
      heightIn: height?.ok ? height.inches : 0,
    }
    return { ...size, role, ...(hinge ? { hinge } : {}) }
  })
  const made = glassOfOpening({ panels, layout: draft.layout }, tables)
  return readings.map(({ width, height }, index) =>
    width.ok && height.ok ? (made?.[index] ?? null) : null,
  )
}
