'use client'

import { useEffect, useRef } from 'react'
import type { BuilderAddress } from './builder-address'
import type { GoTo } from './use-builder-address'

/** Takes the sizes out of the address with the first change, so that a reload keeps the change. */
export function useSizesOnce(draft: unknown, address: BuilderAddress, goTo: GoTo): void {
  const opened = useRef(draft)
  const { serviceType, product, step, width, height } = address
  useEffect(() => {
    if (opened.current === draft || (width === null && height === null)) return
    goTo({ serviceType, product, step }, 'replace')
  }, [draft, goTo, serviceType, product, step, width, height])
}
