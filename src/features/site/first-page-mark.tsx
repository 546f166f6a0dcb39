'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { firstPageScript, flowAheadScript } from '@/policy/own-scripts.mjs'
import { RunWhileParsed } from '@/ui/run-while-parsed'
import { layOutTheRest } from './lay-out-the-rest'

/**
 * Marks the document while the page stands that it was opened for: `tokens.css` lays out only what is
 * near the screen then, and whether a flow comes. Ahead of everything else in the body, since the mark has to stand before the first layout.
 */
export function FirstPageMark() {
  const pathname = usePathname()
  const opened = useRef(pathname)
  useLayoutEffect(() => {
    if (pathname === opened.current) return
    delete document.documentElement.dataset.firstPage
    delete document.documentElement.dataset.flowAhead
  }, [pathname])
  useEffect(layOutTheRest, [])
  return (
    <>
      <RunWhileParsed code={firstPageScript} />
      <RunWhileParsed code={flowAheadScript} />
    </>
  )
}
