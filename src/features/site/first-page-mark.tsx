'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import { firstPageScript } from '@/policy/own-scripts.mjs'
import { RunWhileParsed } from '@/ui/run-while-parsed'

/**
 * Marks the document while the page stands that it was opened for: `tokens.css` lays out only what is
 * near the screen then. Ahead of everything else in the body, since the mark has to stand before the first layout.
 */
export function FirstPageMark() {
  const pathname = usePathname()
  const opened = useRef(pathname)
  useLayoutEffect(() => {
    if (pathname !== opened.current) delete document.documentElement.dataset.firstPage
  }, [pathname])
  return <RunWhileParsed code={firstPageScript} />
}
