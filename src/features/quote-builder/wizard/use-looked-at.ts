'use client'

import { useEffect, useState } from 'react'

export type Watch = Record<
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur',
  (() => void) | undefined
>

/** Tells which of several choices somebody looks at: the one pointed at, or else the one in focus. */
export function useLookedAt(onLook: (key: string | null) => void): (key: string) => Watch {
  const [pointed, setPointed] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const key = pointed ?? focused
  useEffect(() => {
    onLook(key)
    // what is looked at goes with its choice
    return () => onLook(null)
  }, [onLook, key])
  return (each) => ({
    onPointerEnter: () => setPointed(each),
    onPointerLeave: () => setPointed((now) => (now === each ? null : now)),
    onFocus: () => setFocused(each),
    onBlur: () => setFocused((now) => (now === each ? null : now)),
  })
}
