'use client'

import { useEffect, useState } from 'react'
import { callApi } from '@/client/api'
import type { Caller } from '@/services/office-quotes/find-callers'

const restMs = 200

/** Whoever fits what is typed, from the second digit or letter on; null until they are known. */
export function useCallers(typed: string): Caller[] | null {
  const [found, setFound] = useState<{ typed: string; callers: Caller[] } | null>(null)
  const text = typed.trim()
  useEffect(() => {
    if (text.length < 2) return
    let isStale = false
    const timer = setTimeout(() => {
      void findCallers(text).then((callers) => {
        if (!isStale) setFound({ typed: text, callers })
      })
    }, restMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text])
  return found?.typed === text ? found.callers : null
}

/** Whoever fits; nobody where the list can't be read. */
export async function findCallers(typed: string): Promise<Caller[]> {
  const answer = await callApi('GET', `/api/office/callers?q=${encodeURIComponent(typed.trim())}`)
  return answer.ok ? (answer.body as { callers: Caller[] }).callers : []
}
