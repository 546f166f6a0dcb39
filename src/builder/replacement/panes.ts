import { limits } from '@/domain/pricing/limits'
import type { PaneField } from '@/drawings/to-scale/pane-field'
import { readSizes } from './replacement-draft'
import type { ReplacementDraft, TypedSize } from './replacement-draft'

/** The panes of one window or door in the order of their letters. */
export function panesOf(draft: ReplacementDraft): [TypedSize, ...TypedSize[]] {
  const { width, height, lastWidthIn, lastHeightIn, rough, others = [] } = draft
  return [{ width, height, lastWidthIn, lastHeightIn, ...(rough ? { rough } : {}) }, ...others]
}

export function mayAddPane({ others = [] }: ReplacementDraft): boolean {
  return others.length + 1 < limits.panels.most
}

/** One more pane, of the sizes of the last one: what broke together is often alike. */
export function addPane(draft: ReplacementDraft): ReplacementDraft {
  if (!mayAddPane(draft)) return draft
  const { others = [] } = draft
  const last = panesOf(draft).at(-1) ?? draft
  return { ...draft, others: [...others, { ...last }] }
}

/** The last one that is left stays. */
export function removePane(draft: ReplacementDraft, index: number): ReplacementDraft {
  const panes = panesOf(draft)
  return panes.length === 1 ? draft : withPanes(draft, panes.toSpliced(index, 1))
}

export function changePane(
  draft: ReplacementDraft,
  index: number,
  change: (pane: TypedSize) => TypedSize,
): ReplacementDraft {
  const panes = panesOf(draft)
  return withPanes(
    draft,
    panes.map((pane, at) => (at === index ? change(pane) : pane)),
  )
}

/** The first side that cannot be read, pane by pane; null where all are measured. */
export function firstUnread(draft: ReplacementDraft): { pane: number; field: PaneField } | null {
  for (const [pane, typed] of panesOf(draft).entries()) {
    const { width, height } = readSizes(typed)
    if (!width.ok) return { pane, field: 'width' }
    if (!height.ok) return { pane, field: 'height' }
  }
  return null
}

/** Those whose sizes can be read, in inches. */
export function measuredPanes(draft: ReplacementDraft): { widthIn: number; heightIn: number }[] {
  return panesOf(draft).flatMap((pane) => {
    const { width, height } = readSizes(pane)
    return width.ok && height.ok ? [{ widthIn: width.inches, heightIn: height.inches }] : []
  })
}

/** Whether somebody has to come and measure one of them. */
export function isRough(draft: ReplacementDraft): boolean {
  return panesOf(draft).some(({ rough }) => rough !== undefined)
}

function withPanes(draft: ReplacementDraft, [first, ...others]: TypedSize[]): ReplacementDraft {
  if (!first) return draft
  return {
    ...draft,
    rough: undefined,
    ...first,
    others: others.length > 0 ? others : undefined,
  }
}
