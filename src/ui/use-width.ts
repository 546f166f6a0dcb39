'use client'

import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * How many px wide an element is; null before it is measured. For the few places where a container query
 * would do, but for Chromium, which loses the children of a container in a grid whose rows come and go.
 */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return
    const measure = () => setWidth(measured.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
