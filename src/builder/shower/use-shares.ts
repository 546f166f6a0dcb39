import { useRef, useState } from 'react'
import { widestDoorIn } from '@/domain/glass-rules/usual-door'
import type { PricingTables } from '@/domain/pricing/types'
import { changeShare } from './change-share'
import { followOpening, isStillSo } from './followed-opening'
import type { FollowedOpening } from './followed-opening'
import { isOfOpening, keepWidth, shareWidth } from './opening-draft'
import { addPanel, changePanel, removePanel } from './shower-draft'
import type { ShowerDraft } from './shower-draft'

type Typing = {
  id: number
  before: ShowerDraft
  made: ShowerDraft
  /** What was told of the opening before the first key. */
  known: FollowedOpening | null
}

const widthsOf = ({ panels }: ShowerDraft) => panels.map(({ id, width }) => `${id} ${width}`).join()

/** The panels of a draft, changed so that the opening that they share stays as it was measured. */
export function useShares(draft: ShowerDraft, tables: PricingTables | null) {
  // the 4 of a 41 is no share: what gives way is counted from before the first key
  const typing = useRef<Typing | null>(null)
  // what was written of each panel; it counts as long as it stands there
  const texts = useRef(new Map<number, string>())
  const [told, setTold] = useState<FollowedOpening | null>(null)
  const mostDoorIn = widestDoorIn(tables)
  const isShared = isOfOpening(draft, tables)
  const keep = (next: ShowerDraft) => (isShared ? keepWidth(draft, next, mostDoorIn) : next)
  const followed = told && isShared && isStillSo(draft, told) ? told : null
  return {
    /** The opening that grew or shrank with its panels, and the way back to it. */
    followed: followed && {
      wasIn: followed.wasIn,
      keep: () => shareWidth(draft, followed.wasIn, mostDoorIn),
    },
    add: () => keep(addPanel(draft)),
    remove: (id: number) => keep(removePanel(draft, id)),
    type(id: number, field: 'width' | 'height', text: string): ShowerDraft {
      if (field === 'height' || !isShared) return changePanel(draft, id, { [field]: text })
      const last = typing.current
      const isGoingOn = last?.id === id && widthsOf(last.made) === widthsOf(draft)
      const { before, known } = isGoingOn ? last : { before: draft, known: followed }
      const written = before.panels.flatMap((panel) =>
        panel.id !== id && texts.current.get(panel.id) === panel.width ? [panel.id] : [],
      )
      texts.current.set(id, text)
      const made = changeShare(draft, before, id, text, { mostDoorIn, written })
      typing.current = { id, before, made, known }
      setTold(followOpening(before, made, known))
      return made
    },
    leave() {
      typing.current = null
    },
  }
}
