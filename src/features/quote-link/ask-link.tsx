'use client'

import type { MouseEvent } from 'react'
import { buttonClasses } from '@/ui/button'

/** Where a question begins; it stands once on the page. */
export const askPlace = 'ask'

/** Opens the question that stands further down; without scripts it leads there. */
export function AskLink({ children }: { children: string }) {
  function ask(event: MouseEvent) {
    const opener = document.getElementById(askPlace)
    if (opener === null) return
    event.preventDefault()
    opener.click()
  }
  return (
    <a href={`#${askPlace}`} className={`${buttonClasses('sun')} mt-3 print:hidden`} onClick={ask}>
      {children}
    </a>
  )
}
