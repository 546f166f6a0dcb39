'use client'

import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Before the page comes anew: what it is to say that was done. */
export function keepForReload(key: string, said: string): void {
  sessionStorage.setItem(key, said)
}

/** What was kept for it, said once; where it is said comes into view then. */
export function useAfterReload(
  key: string,
): [said: string | null, place: RefObject<HTMLParagraphElement | null>] {
  const [said, setSaid] = useState<string | null>(null)
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const kept = sessionStorage.getItem(key)
    if (kept === null) return
    // a moment later: the browser first goes back to where the page before it stood
    const timer = setTimeout(() => {
      sessionStorage.removeItem(key)
      setSaid(kept)
      requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'center' }))
    }, 50)
    return () => clearTimeout(timer)
  }, [key])
  return [said, place]
}
