'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { PaneField } from '@/drawings/to-scale/pane-field'
import { notifyError } from '@/ui/toast'
import { sizeFieldId } from '@/builder/fields/size-fields'
import { useJudgedFields } from '@/builder/fields/use-judged-fields'
import { readSizes } from '@/builder/replacement/replacement-draft'
import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'

/** What is wrong with the size is said of a field that was left, and of both when one goes on. */
export function useSize(draft: ReplacementDraft, changeDraft: (draft: ReplacementDraft) => void) {
  const e = useTranslations('quote.errors.dimensions')
  const judged = useJudgedFields()
  const [showAlert, setShowAlert] = useState(false)
  const readings = readSizes(draft)
  const unread: PaneField | null = !readings.width.ok
    ? 'width'
    : !readings.height.ok
      ? 'height'
      : null
  const isJudged = (field: PaneField) => judged.has(sizeFieldId(field))
  return {
    readings,
    isJudged,
    /** The field that stands in the way, once that has been said. */
    alert: showAlert ? unread : null,
    judge: (field: PaneField) => judged.add(sizeFieldId(field)),
    change(next: ReplacementDraft) {
      changeDraft(next)
      const after = readSizes(next)
      if (after.width.ok && after.height.ok) setShowAlert(false)
    },
    leave(goOn: () => void) {
      if (!unread) return goOn()
      judged.add(sizeFieldId('width'), sizeFieldId('height'))
      setShowAlert(true)
      notifyError({ title: e('title'), text: e('text') })
      document.getElementById(sizeFieldId(unread))?.focus()
    },
    isBad: (_pane: number, field: PaneField) => isJudged(field) && !readings[field].ok,
  }
}
