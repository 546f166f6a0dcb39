import { knowsGaps } from '@/domain/glass-rules/glass-of-opening'
import type { PricingTables } from '@/domain/pricing/types'
import type { PaneField } from '@/drawings/to-scale/pane-field'
import type { ShowerDraft } from './shower-draft'

/** Where the way on leads to. */
export const openingFieldId = (field: PaneField) => `shower-opening-${field}`

/** What was typed of an opening stays as it is, whether it can be read or not; the panels wait for it. */
export function keepUnread(
  draft: ShowerDraft,
  field: PaneField,
  text: string | undefined,
): ShowerDraft {
  if (draft.unreadOpening?.[field] === text) return draft
  return { ...draft, unreadOpening: { ...draft.unreadOpening, [field]: text } }
}

/**
 * The side of the opening that nobody can read; null where there is none, where panels share no opening, or where the
 * shop keeps no gaps and so asks for none.
 */
export function unreadSideOf(
  { unreadOpening, panels, sizes }: Pick<ShowerDraft, 'unreadOpening' | 'panels' | 'sizes'>,
  tables: PricingTables | null,
): PaneField | null {
  if (sizes !== 'opening' || panels.length < 2 || (tables && !knowsGaps(tables))) return null
  return (['width', 'height'] as const).find((field) => unreadOpening?.[field]) ?? null
}
