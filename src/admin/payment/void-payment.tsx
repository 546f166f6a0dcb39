'use client'

import { Button, TextareaInput } from '@payloadcms/ui'
import { useState } from 'react'
import { useOneAct } from '../use-one-act'

type VoidTexts = Record<'title' | 'note' | 'reason' | 'void' | 'reasonMissing' | 'failed', string>

/** Where a payment that was recorded by mistake is taken back, with the reason. */
export function VoidPayment({ paymentId, texts }: { paymentId: number; texts: VoidTexts }) {
  const [reason, setReason] = useState('')
  const { trouble, isBusy, act, refuse } = useOneAct(texts.failed)

  function takeBack() {
    if (reason.trim().length < 3) return refuse(texts.reasonMissing)
    void act({ path: '/api/payments/void', body: { paymentId, reason } })
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
        <Button type="button" size="small" disabled={isBusy} onClick={takeBack}>
          {texts.void}
        </Button>
      </div>
    </div>
  )
}
