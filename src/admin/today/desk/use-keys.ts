'use client'

import { useEffect, useRef } from 'react'

type Keys = Record<string, () => void>

const fields = 'input, textarea, select, [contenteditable="true"], [role="combobox"]'

/** Single keys of a page: dead while somebody types, with a modifier, and while a dialog is open. */
export function useKeys(keys: Keys, isOn: boolean): void {
  const newest = useRef(keys)
  useEffect(() => {
    newest.current = keys
  })
  useEffect(() => {
    if (!isOn) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const { target } = event
      if (target instanceof HTMLElement && target.closest(fields) !== null) return
      if (document.querySelector('dialog[open], [role="dialog"]') !== null) return
      const act = newest.current[event.key.toLowerCase()]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
