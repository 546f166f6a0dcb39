'use client'

import { useCallback, useEffect, useState } from 'react'
import type { VerdictWords } from './use-verdicts'

/** A press that leaves a field ends where it began, before anything moves under it. */
const afterBlurMs = 200

/** Verdicts as they stood when the field in use was entered: what holds no more goes, nothing comes. */
export function useHeldWhileTyping(all: readonly VerdictWords[], typing: string | null) {
  const keys = all.map(({ key }) => key).join(' ')
  const [field, setField] = useState(typing)
  const [held, setHeld] = useState<{ keys: string; isDue: boolean } | null>(null)
  if (field !== typing) {
    setField(typing)
    // what the field brought about that was left is due now
    setHeld({ keys: held?.keys ?? (field === null ? keys : ''), isDue: field !== null })
  }
  const release = useCallback(
    () => setHeld(typing === null ? null : { keys, isDue: false }),
    [typing, keys],
  )
  const isDue = held !== null && (held.isDue || typing === null)
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(release, afterBlurMs)
    return () => clearTimeout(timer)
  }, [isDue, release])
  const shown = held === null ? all : all.filter(({ key }) => held.keys.split(' ').includes(key))
  return { shown, release }
}
