'use client'

import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

type StageSize = { width: number; height: number; density: number }

/** As in a wide window, until the browser has laid the page out. */
const usual: StageSize = { width: 856, height: 642, density: 1 }

/** More pixels than this to one of the page nobody sees, and every one of them has to be drawn. */
const mostDensity = 3

/** How large the stage is, in px of the page. */
export function useStageSize(stage: RefObject<HTMLElement | null>): StageSize {
  const [size, setSize] = useState(usual)
  useEffect(() => {
    const element = stage.current
    if (element === null) return
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      const density = Math.min(window.devicePixelRatio, mostDensity)
      if (width > 0 && height > 0) setSize({ width, height, density })
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [stage])
  return size
}
