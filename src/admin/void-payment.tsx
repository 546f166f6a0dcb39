'use client'

import { Button, TextareaInput } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi } from '@/client/api'
import { refusalText } from './refusal-text'

type VoidTexts = Record<'title' | 'note' | 'reason' | 'void' | 'reasonMissing' | 'failed', string>

/** Where a payment that was recorded by mistake is taken back, with the reason. */
export function VoidPayment({ paymentId, texts }: { paymentId: number; texts: VoidTexts }) {
  const [reason, setReason] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function takeBack() {
    if (reason.trim().length < 3) {
      setTrouble(texts.reasonMissing)
      return
    }
    setBusy(true)
    setTrouble(null)
    const sent = await callApi('POST', '/api/payments/void', { paymentId, reason })
    if (sent.ok) {
      window.location.reload()
      return
    }
    setTrouble(refusalText(sent) ?? texts.failed)
    setBusy(false)
  }

  return (
    <div className="office-release" role="group" aria-label={texts.title}>
      <h2 className="office-heading">{texts.title}</h2>
      <p>{texts.note}</p>
      <TextareaInput
        path="voidReason"
        label={texts.reason}
        value={reason}
        readOnly={isBusy}
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="alert">{trouble}</p>
      <div className="office-choices">
        <Button type="button" size="small" disabled={isBusy} onClick={() => void takeBack()}>
          {texts.void}
        </Button>
      </div>
    </div>
  )
}
