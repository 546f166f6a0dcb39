'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { PaneField } from '@/drawings/to-scale/pane-field'
import { notifyError } from '@/ui/toast'
import { sizeFieldId } from '@/builder/fields/size-fields'
import { useJudgedFields } from '@/builder/fields/use-judged-fields'
import { firstUnread, panesOf } from '@/builder/replacement/panes'
import { readSizes } from '@/builder/replacement/replacement-draft'
import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'

/** What is wrong with the sizes is said of a field that was left, and of all when one goes on. */
export function useSize(draft: ReplacementDraft, changeDraft: (draft: ReplacementDraft) => void) {
  const e = useTranslations('quote.errors.dimensions')
  const judged = useJudgedFields()
  const [showAlert, setShowAlert] = useState(false)
  const panes = panesOf(draft)
  const readings = panes.map(readSizes)
  const unread = firstUnread(draft)
  const isJudged = (pane: number, field: PaneField) => judged.has(sizeFieldId(field, pane))
  return {
    panes,
    readings,
    isJudged,
    /** The field that stands in the way, once that has been said. */
    alert: showAlert ? unread : null,
    judge: (pane: number, field: PaneField) => judged.add(sizeFieldId(field, pane)),
    change(next: ReplacementDraft) {
      changeDraft(next)
      if (firstUnread(next) === null) setShowAlert(false)
    },
    leave(goOn: () => void) {
      if (!unread) return goOn()
      panes.forEach((_, pane) =>
        judged.add(sizeFieldId('width', pane), sizeFieldId('height', pane)),
      )
      setShowAlert(true)
      notifyError({ title: e('title'), text: e('text') })
      document.getElementById(sizeFieldId(unread.field, unread.pane))?.focus()
    },
    isBad: (pane: number, field: PaneField) =>
      isJudged(pane, field) && readings[pane]?.[field].ok === false,
  }
}
