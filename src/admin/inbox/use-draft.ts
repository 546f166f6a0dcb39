'use client'

import { useSyncExternalStore } from 'react'

export type Draft = { subject: string; text: string }

const keyOf = (inquiryId: number) => `answer-to-${inquiryId}`
const listeners = new Set<() => void>()

/** What was begun and not sent: it is there again after the page came anew. */
export function useDraft(inquiryId: number, empty: Draft) {
  const kept = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(keyOf(inquiryId)),
    () => null,
  )
  return {
    draft: kept === null ? empty : (JSON.parse(kept) as Draft),
    change: (draft: Draft) => keepDraft(inquiryId, draft),
    forget: () => {
      sessionStorage.removeItem(keyOf(inquiryId))
      tell()
    },
  }
}

/** Puts what was stopped back to where it was written. */
export function keepDraft(inquiryId: number, draft: Draft): void {
  sessionStorage.setItem(keyOf(inquiryId), JSON.stringify(draft))
  tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
