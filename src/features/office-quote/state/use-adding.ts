'use client'

import type { OfficeDraft } from '@/domain/quote/office-draft'
import { addFreeLine, addOption } from './office-form'
import { useFocusLater } from './use-focus-later'

/** Adds a line and leads to its first field. */
export function useAdding(draft: OfficeDraft, put: (draft: OfficeDraft) => void) {
  const focusLater = useFocusLater()
  return (what: 'free' | 'option' | 'discount') => {
    if (what === 'discount') {
      if (draft.discount === null) {
        put({ ...draft, discount: { kind: 'amount', amount: 0, reason: '' } })
      }
      return focusLater('line-discount-amount')
    }
    const added = what === 'free' ? addFreeLine(draft) : addOption(draft)
    if (added === null) return
    put(added.draft)
    focusLater(`line-${added.key}-${what === 'free' ? 'text' : 'hardwareId'}`)
  }
}
