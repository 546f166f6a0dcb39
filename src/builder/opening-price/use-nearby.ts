'use client'

import { useEffect, useRef, useState } from 'react'

const ahead = '300px'

/** Whether a place has come near what is seen; once near, always. */
export function useNearby<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null || isNear) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: ahead },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [isNear])
  return { place, isNear }
}
