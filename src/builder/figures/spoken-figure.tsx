'use client'

import { useEffect, useRef, useState } from 'react'

const atMostEveryMs = 1000

/** Says the running figure to those who listen, at most once a second. */
export function SpokenFigure({ text }: { text: string }) {
  const [spoken, setSpoken] = useState(text)
  const last = useRef(0)
  useEffect(() => {
    const wait = Math.max(0, last.current + atMostEveryMs - Date.now())
    const timer = setTimeout(() => {
      last.current = Date.now()
      setSpoken(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span role="status" className="sr-only">
      {spoken}
    </span>
  )
}
