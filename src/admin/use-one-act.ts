'use client'

import { useState } from 'react'
import { callApi } from '@/client/api'
import { refusalText } from './refusal-text'

type Asked = {
  path: string
  body: Record<string, unknown>
  method?: 'POST' | 'PATCH'
  /** Before the page comes anew. */
  onDone?: () => void
}

/**
 * One act of an admin's page that the server carries out: busy until it answers, then the page anew, or what
 * stands against it. `failed` is said where the server says nothing.
 */
export function useOneAct(failed: string) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function act({ path, body, method = 'POST', onDone }: Asked): Promise<void> {
    setBusy(true)
    setTrouble(null)
    const sent = await callApi(method, path, body)
    if (sent.ok) {
      onDone?.()
      window.location.reload()
      return
    }
    setTrouble(refusalText(sent) ?? failed)
    setBusy(false)
  }

  return { trouble, isBusy, act, refuse: setTrouble }
}
