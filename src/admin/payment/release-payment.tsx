'use client'

import { TextareaInput } from '@payloadcms/ui'
import { useState } from 'react'
import { useOneAct } from '../use-one-act'
import { Decision } from './decision'

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
    <Decision
      label={texts.title}
      note={texts.note}
      choices={[
        { text: texts.settle, onChoose: () => decide('settle') },
        { text: texts.refund, onChoose: () => decide('refund') },
      ]}
      {...{ isBusy, trouble }}
    >
      <TextareaInput
        path="releaseReason"
        label={texts.reason}
        value={reason}
        readOnly={isBusy}
        onChange={(event) => setReason(event.target.value)}
      />
    </Decision>
  )
}
