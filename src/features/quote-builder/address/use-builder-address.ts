'use client'

import { useCallback, useMemo, useState } from 'react'
import { readAddress, writeAddress } from './builder-address'
import type { BuilderAddress } from './builder-address'

export type GoTo = (place: Partial<BuilderAddress>, how?: 'push' | 'replace') => void

type Place = {
  /** Null until the browser has read its address: the page comes from cache, the same for every query. */
  address: BuilderAddress | null
  goTo: GoTo
  noteQuery: (query: string) => void
}

/** Where the visitor is in the builder, and a way to go elsewhere that the back button undoes. */
export function useBuilderAddress(): Place {
  const [query, noteQuery] = useState<string | null>(null)
  const address = useMemo(
    () => (query === null ? null : readAddress(new URLSearchParams(query))),
    [query],
  )
  const goTo = useCallback<GoTo>((place, how = 'push') => {
    // The page is the same for every query, so its address changes without asking the server.
    const search = writeAddress(place).split('?')[1]
    const url = search ? `${window.location.pathname}?${search}` : window.location.pathname
    if (how === 'replace') window.history.replaceState(null, '', url)
    else window.history.pushState(null, '', url)
  }, [])
  return { address, goTo, noteQuery }
}
