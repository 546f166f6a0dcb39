'use client'

import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** What the page that comes anew is to say was done. */
export type JustDone = 'published' | 'takenBack'

const kept = 'prices-just-done'

/** Before the page comes anew: it begins at its top, and knows what was done. */
export function keepJustDone(id: number, what: JustDone): void {
  sessionStorage.setItem(kept, `${id} ${what}`)
  window.scrollTo({ top: 0 })
}

/** What was done to this set just now; its heading takes the focus then, since the button is gone. */
export function useJustDone(
  id: number,
): [done: JustDone | null, heading: RefObject<HTMLHeadingElement | null>] {
  const [done, setDone] = useState<JustDone | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const [of, what] = (sessionStorage.getItem(kept) ?? '').split(' ')
    if (of !== String(id)) return
    // a moment later: the browser first goes back to where the page before it stood
    const timer = setTimeout(() => {
      sessionStorage.removeItem(kept)
      setDone(what === 'takenBack' ? 'takenBack' : 'published')
      heading.current?.focus()
      window.scrollTo({ top: 0 })
    }, 50)
    return () => clearTimeout(timer)
  }, [id])
  return [done, heading]
}
