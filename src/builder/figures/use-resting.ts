'use client'

import { useEffect, useState } from 'react'

const restMs = 150

/** Whether something has stood still for a moment; at first it has. Null is not there yet. */
export function useResting(now: string | null): boolean {
  const [rested, setRested] = useState(now)
  const isResting = rested === null || now === rested
  useEffect(() => {
    if (now === rested) return
    const timer = setTimeout(() => setRested(now), restMs)
    return () => clearTimeout(timer)
  }, [now, rested])
  return isResting
}
