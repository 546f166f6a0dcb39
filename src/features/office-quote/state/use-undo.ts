'use client'

import { useEffect, useRef, useState } from 'react'
import type { OfficeDraft } from '@/domain/quote/office-draft'

/** What was taken off comes back by one click, or by Ctrl Z where no field takes it. */
export function useUndo(put: (draft: OfficeDraft) => void) {
  const [before, setBefore] = useState<OfficeDraft[]>([])
  const [last] = before.slice(-1)
  const back = () => {
    if (!last) return
    setBefore(before.slice(0, -1))
    put(last)
  }
  const newest = useRef(back)
  useEffect(() => {
    newest.current = back
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping = event.target instanceof HTMLElement && event.target.matches(fields)
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      newest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return {
    canUndo: last !== undefined,
    remember: (draft: OfficeDraft) => setBefore((all) => [...all, draft].slice(-20)),
    back,
  }
}

const fields = 'input:not([type=radio]):not([type=checkbox]), textarea, select'
