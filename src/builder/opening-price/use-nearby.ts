'use client'

import { useEffect, useRef, useState } from 'react'
import { whenNear } from '@/client/when-near'

/** Whether a place has come near what is seen; once near, always. */
export function useNearby<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null || isNear) return
    return whenNear(element, '300px', () => setNear(true))
  }, [isNear])
  return { place, isNear }
}
