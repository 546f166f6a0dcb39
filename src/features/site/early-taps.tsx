'use client'

import { useEffect } from 'react'
import { answersEvent, keepTapsScript } from '@/config/read-scripts'
import { RunWhileRead } from '@/ui/run-while-read'

/** Taps that came before the page's scripts are carried out once these have taken it over. */
export function EarlyTaps() {
  useEffect(() => {
    // a task later: parts of the page that come after this one listen by then
    const soon = setTimeout(() => dispatchEvent(new Event(answersEvent)))
    return () => clearTimeout(soon)
  }, [])
  return <RunWhileRead code={keepTapsScript} />
}
