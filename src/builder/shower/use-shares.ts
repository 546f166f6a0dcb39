import { useRef } from 'react'
import { widestDoorIn } from '@/domain/glass-rules/usual-door'
import type { PricingTables } from '@/domain/pricing/types'
import { changeShare } from './change-share'
import { isOfOpening, keepWidth } from './opening-draft'
import { addPanel, changePanel, removePanel } from './shower-draft'
import type { ShowerDraft } from './shower-draft'

const widthsOf = ({ panels }: ShowerDraft) => panels.map(({ id, width }) => `${id} ${width}`).join()

/** The panels of a draft, changed so that the opening that they share stays as it was measured. */
export function useShares(draft: ShowerDraft, tables: PricingTables | null) {
  // the 4 of a 41 is no share: what gives way is counted from before the first key
  const typing = useRef<{ id: number; before: ShowerDraft; made: ShowerDraft } | null>(null)
  // what was written of each panel; it counts as long as it stands there
  const texts = useRef(new Map<number, string>())
  const mostDoorIn = widestDoorIn(tables)
  const isShared = isOfOpening(draft, tables)
  const keep = (next: ShowerDraft) => (isShared ? keepWidth(draft, next, mostDoorIn) : next)
  return {
    add: () => keep(addPanel(draft)),
    remove: (id: number) => keep(removePanel(draft, id)),
    type(id: number, field: 'width' | 'height', text: string): ShowerDraft {
      if (field === 'height' || !isShared) return changePanel(draft, id, { [field]: text })
      const last = typing.current
      const before =
        last?.id === id && widthsOf(last.made) === widthsOf(draft) ? last.before : draft
      const written = before.panels.flatMap((panel) =>
        panel.id !== id && texts.current.get(panel.id) === panel.width ? [panel.id] : [],
      )
      texts.current.set(id, text)
      const made = changeShare(draft, before, id, text, { mostDoorIn, written })
      typing.current = { id, before, made }
      return made
    },
    leave() {
      typing.current = null
    },
  }
}
