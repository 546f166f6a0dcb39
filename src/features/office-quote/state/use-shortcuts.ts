'use client'

import { useEffect, useRef } from 'react'

type Acts = Record<'free' | 'option' | 'discount' | 'send', () => void>

const places: Record<string, string> = {
  Digit1: 'caller-phone',
  Digit2: 'new-shower',
  Digit3: 'lines-title',
  Digit4: 'send-now',
}

/** Alt and a digit lead to a part of the desk, Alt and a letter add a line, Ctrl Enter sends. */
export function useShortcuts(acts: Acts): void {
  const newest = useRef(acts)
  useEffect(() => {
    newest.current = acts
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const act = actOf(event, newest.current)
      if (act === null) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function actOf(event: KeyboardEvent, acts: Acts): (() => void) | null {
  if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') return acts.send
  if (!event.altKey || event.ctrlKey || event.metaKey) return null
  const place = places[event.code]
  if (place !== undefined) return () => document.getElementById(place)?.focus()
  switch (event.code) {
    case 'KeyL':
      return acts.free
    case 'KeyO':
      return acts.option
    case 'KeyD':
      return acts.discount
    case 'KeyP':
      return () => document.getElementById('new-shower')?.click()
    default:
      return null
  }
}
