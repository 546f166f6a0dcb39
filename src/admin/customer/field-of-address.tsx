'use client'

import { useEffect } from 'react'

/** Goes to the field that the address names: the form is drawn after the browser looked for it. */
export function FieldOfAddress() {
  useEffect(() => {
    const { hash } = window.location
    if (hash === '') return
    const field = document.getElementById(hash.slice(1))
    field?.scrollIntoView({ block: 'center' })
    field?.querySelector<HTMLElement>('input, textarea, button')?.focus()
  }, [])
  return null
}
