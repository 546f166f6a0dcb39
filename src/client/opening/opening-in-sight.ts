'use client'

import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useOpening } from './kept-opening'
import type { Opening } from './opening'

/** What is nearer than this to the screen is as good as seen. */
const ahead = '300px'

/**
 * The opening for one place of a page: at once where what stands first in it is in sight or near, and a moment
 * later where it is not, or is not shown at all, so that a key that is pressed waits for nothing that nobody sees.
 */
export function useOpeningInSight(place: RefObject<Element | null>): Opening | null {
  const now = useOpening()
  const later = useDeferredValue(now)
  return useIsNear(place) ? now : later
}

function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  const watched = useRef<{ element: Element; stop: () => void } | null>(null)
  const watch = (element: Element) => ({ element, stop: whileNear(element, setNear) })
  // what stands there may have given way to another
  useEffect(() => {
    const element = place.current?.firstElementChild ?? null
    if (element === (watched.current?.element ?? null)) return
    watched.current?.stop()
    watched.current = element && watch(element)
  })
  useEffect(
    () => () => {
      watched.current?.stop()
      watched.current = null
    },
    [],
  )
  return isNear
}

function whileNear(element: Element, say: (isNear: boolean) => void): () => void {
  const sight = new IntersectionObserver(
    (entries) => say(entries.at(-1)?.isIntersecting === true),
    { rootMargin: ahead },
  )
  sight.observe(element)
  return () => sight.disconnect()
}
