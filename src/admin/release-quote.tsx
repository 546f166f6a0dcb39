'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi } from '@/client/api'
import { refusalText } from './refusal-text'

type Props = {
  quoteId: number
  /** What the rules about glass say of it. */
  reasons: string[]
  texts: Record<'title' | 'note' | 'release' | 'failed', string>
}

/** Where the office lets a quote be paid that a rule about glass holds back. */
export function ReleaseQuote({ quoteId, reasons, texts }: Props) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function release() {
    setBusy(true)
    setTrouble(null)
    const sent = await callApi('POST', '/api/office/quotes/standing', { quoteId, act: 'release' })
    if (sent.ok) {
      window.location.reload()
      return
    }
    setTrouble(refusalText(sent) ?? texts.failed)
    setBusy(false)
  }

  return (
    <div className="office-release" role="group" aria-label={texts.title}>
      <p>{texts.note}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p role="alert">{trouble}</p>
      <Button type="button" size="small" disabled={isBusy} onClick={() => void release()}>
        {texts.release}
      </Button>
    </div>
  )
}
