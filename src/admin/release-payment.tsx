'use client'

import { Button, TextareaInput } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi } from '@/client/api'
import { refusalText } from './refusal-text'

export type ReleaseTexts = Record<
  'title' | 'note' | 'reason' | 'settle' | 'refund' | 'reasonMissing' | 'failed',
  string
>

type Decision = 'settle' | 'refund'

/** Where an administrator decides what becomes of a held payment, and says why. */
export function ReleasePayment({ paymentId, texts }: { paymentId: number; texts: ReleaseTexts }) {
  const [reason, setReason] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function decide(decision: Decision) {
    if (reason.trim().length < 3) {
      setTrouble(texts.reasonMissing)
      return
    }
    setBusy(true)
    setTrouble(null)
    const sent = await callApi('POST', '/api/payments/release', { paymentId, decision, reason })
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
      <TextareaInput
        path="releaseReason"
        label={texts.reason}
        value={reason}
        readOnly={isBusy}
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="alert">{trouble}</p>
      <div className="office-choices">
        <Button type="button" size="small" disabled={isBusy} onClick={() => void decide('settle')}>
          {texts.settle}
        </Button>
        <Button
          type="button"
          size="small"
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => void decide('refund')}
        >
          {texts.refund}
        </Button>
      </div>
    </div>
  )
}
