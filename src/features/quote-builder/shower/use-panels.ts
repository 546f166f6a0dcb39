'use client'

import { useState } from 'react'
import type { PaneField } from '@/drawings/to-scale/pane-field'
import { useJudgedFields } from '@/builder/fields/use-judged-fields'
import { panelFieldId } from './panel-fields'
import { firstUnread } from './panels-alert'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import { readPanel } from '@/builder/shower/shower-request'
import { openingFieldId, unreadSideOf } from '@/builder/shower/unread-opening'
import type { PricingTables } from '@/domain/pricing/types'
import { arePanelsReadable } from './shower-steps'

/** What is wrong with the panels is said of a field that was left, and of all when one goes on. */
export function usePanels(
  draft: ShowerDraft,
  tables: PricingTables | null,
  changeDraft: (draft: ShowerDraft) => void,
) {
  const judged = useJudgedFields()
  const [showAlert, setShowAlert] = useState(false)
  const isBad = (pane: number, field: PaneField): boolean => {
    const panel = draft.panels[pane]
    return (
      panel !== undefined &&
      judged.has(panelFieldId(panel.id, field)) &&
      !readPanel(panel)[field].ok
    )
  }
  const fields = ['width', 'height'] as const
  return {
    judged,
    showAlert,
    isBad,
    /** How many sizes were typed and cannot be read. */
    misread: draft.panels.reduce(
      (sum, panel, pane) =>
        sum + fields.filter((field) => panel[field].trim() !== '' && isBad(pane, field)).length,
      0,
    ),
    change(next: ShowerDraft) {
      changeDraft(next)
      if (arePanelsReadable(next, tables)) setShowAlert(false)
    },
    leave(goOn: () => void) {
      const side = unreadSideOf(draft, tables)
      if (side) {
        setShowAlert(true)
        document.getElementById(openingFieldId(side))?.focus()
        return
      }
      const unread = firstUnread(draft.panels.map(readPanel))
      if (!unread) return goOn()
      judged.add(
        ...draft.panels.flatMap(({ id }) => [
          panelFieldId(id, 'width'),
          panelFieldId(id, 'height'),
        ]),
      )
      setShowAlert(true)
      document.getElementById(panelFieldId(unread.panel, unread.field))?.focus()
    },
  }
}
