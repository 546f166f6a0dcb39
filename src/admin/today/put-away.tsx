'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi } from '@/client/api'

type Props = { name: string; texts: Record<'away' | 'failed', string> }

/** Takes a part of the dashboard away, for whoever asks for it and for good. */
export function PutAway({ name, texts }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')

  async function putAway() {
    setBusy(true)
    const sent = await callApi('POST', `/api/payload-preferences/${name}`, {
      value: { isAway: true },
    })
    if (sent.ok) return window.location.reload()
    setBusy(false)
    setTrouble(texts.failed)
  }

  return (
    <>
      <Button
        type="button"
        size="small"
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={() => void putAway()}
      >
        {texts.away}
      </Button>
      <span role="status">{trouble}</span>
    </>
  )
}
