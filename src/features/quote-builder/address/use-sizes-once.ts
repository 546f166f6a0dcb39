'use client'

import { useEffect, useRef } from 'react'
import { readAddress } from './builder-address'
import type { GoTo } from './use-builder-address'

/** Takes what a link handed over out of the address with the first change, so that a reload keeps the change. */
export function useSizesOnce(draft: unknown, goTo: GoTo): void {
  const opened = useRef(draft)
  useEffect(() => {
    if (opened.current === draft) return
    // Read where one is now: the same click may have gone on to another step.
    const here = readAddress(new URLSearchParams(window.location.search))
    const isHanded = [here.width, here.height, here.thickness, here.finish, here.inputs].some(
      Boolean,
    )
    if (isHanded) goTo(here, 'replace')
  }, [draft, goTo])
}
