'use client'

import { Button, TextareaInput } from '@payloadcms/ui'
import { useState } from 'react'
import { useOneAct } from '../use-one-act'

export type ReleaseTexts = Record<
  'title' | 'note' | 'reason' | 'settle' | 'refund' | 'reasonMissing' | 'failed',
  string
>

type Decision = 'settle' | 'refund'

/** Where an administrator decides what becomes of a held payment, and says why. */
export function ReleasePayment({ paymentId, texts }: { paymentId: number; texts: ReleaseTexts }) {
  const [reason, setReason] = useState('')
  const { trouble, isBusy, act, refuse } = useOneAct(texts.failed)

  function decide(decision: Decision) {
    if (reason.trim().length < 3) return refuse(texts.reasonMissing)
    void act({ path: '/api/payments/release', body: { paymentId, decision, reason } })
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
        <Button type="button" size="small" disabled={isBusy} onClick={() => decide('settle')}>
          {texts.settle}
        </Button>
        <Button
          type="button"
          size="small"
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => decide('refund')}
        >
          {texts.refund}
        </Button>
      </div>
    </div>
  )
}
