'use client'

import { useEffect, useState } from 'react'
import type { OfficeDraft } from '@/domain/quote/office-draft'
import { addFreeLine, addOption } from './office-form'

/** Adds a line and leads to its first field. */
export function useAdding(draft: OfficeDraft, put: (draft: OfficeDraft) => void) {
  const [focus, setFocus] = useState<string | null>(null)
  useEffect(() => {
    if (focus !== null) document.getElementById(focus)?.focus()
  }, [focus])
  return (what: 'free' | 'option' | 'discount') => {
    if (what === 'discount') {
      if (draft.discount === null) {
        put({ ...draft, discount: { kind: 'amount', amount: 0, reason: '' } })
      }
      return setFocus('line-discount-amount')
    }
    const added = what === 'free' ? addFreeLine(draft) : addOption(draft)
    if (added === null) return
    put(added.draft)
    setFocus(`line-${added.key}-${what === 'free' ? 'text' : 'hardwareId'}`)
  }
}
