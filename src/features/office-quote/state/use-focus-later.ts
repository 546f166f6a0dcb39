'use client'

import { useEffect, useState } from 'react'

/** Leads to a field that the next render brings. */
export function useFocusLater(): (id: string) => void {
  const [asked, setAsked] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (asked !== null) document.getElementById(asked.id)?.focus()
  }, [asked])
  return (id) => setAsked({ id })
}
