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
      const made = changeShare(draft, before, id, text, mostDoorIn)
      typing.current = { id, before, made }
      return made
    },
    leave() {
      typing.current = null
    },
  }
}
