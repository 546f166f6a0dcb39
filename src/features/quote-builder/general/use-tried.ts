'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { PricingTables } from '@/domain/pricing/types'
import type { PaneField } from '@/drawings/to-scale/pane-field'
import { notifyError } from '@/ui/toast'
import { sizeFieldId } from '@/builder/fields/size-fields'
import { useJudgedFields } from '@/builder/fields/use-judged-fields'
import { readFeetSizes } from '@/builder/general/general-draft'
import { missingFields } from '@/builder/general/general-request'
import type { GeneralDraft } from '@/builder/general/general-draft'
import { generalFieldId } from '@/builder/general/general-fields'

/** From the first try on, each field says what it lacks until it no longer does. */
export function useTried(draft: GeneralDraft, tables: PricingTables | null) {
  const e = useTranslations('quote.errors.missing')
  const judged = useJudgedFields()
  const [tried, setTried] = useState(false)
  return {
    judged,
    missing: tried ? missingFields(draft, tables) : [],
    tellWhatIsMissing() {
      setTried(true)
      judged.add(sizeFieldId('width'), sizeFieldId('height'))
      notifyError({ title: e('title'), text: e('text') })
      const [first] = missingFields(draft, tables)
      if (first) document.getElementById(generalFieldId(first))?.focus()
    },
    isBad: (_pane: number, field: PaneField) =>
      judged.has(sizeFieldId(field)) && !readFeetSizes(draft)[field].ok,
  }
}
