'use client'

import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/client/api'
import type { Board } from '@/services/jobs/board'
import { refusalText } from '../refusal-text'

const everyMs = 30_000

export type Act = (
  what: 'move' | 'undo' | 'visit' | 'call-off',
  wish: Record<string, unknown>,
) => Promise<{ ok: true } | { ok: false; words: string | null }>

/** The board as the server has it: asked again every half minute, and when one comes back to it. */
export function useBoard(initial: Board): { board: Board; act: Act } {
  const [board, setBoard] = useState(initial)

  const refresh = useCallback(async () => {
    const sent = await callApi('GET', '/api/office/jobs')
    if (sent.ok) setBoard(sent.body as Board)
  }, [])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])

  const act = useCallback<Act>(
    async (what, wish) => {
      const sent = await callApi('POST', `/api/office/jobs/${what}`, wish)
      // what was refused may have changed meanwhile
      await refresh()
      return sent.ok ? { ok: true } : { ok: false, words: refusalText(sent) }
    },
    [refresh],
  )

  return { board, act }
}
