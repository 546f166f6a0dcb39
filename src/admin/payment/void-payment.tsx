'use client'

import { TextareaInput } from '@payloadcms/ui'
import { useState } from 'react'
import { useOneAct } from '../use-one-act'
import { Decision } from './decision'

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
    <Decision
      label={texts.title}
      note={texts.note}
      heading={<h2 className="office-heading">{texts.title}</h2>}
      choices={[{ text: texts.void, onChoose: takeBack }]}
      {...{ isBusy, trouble }}
    >
      <TextareaInput
        path="voidReason"
        label={texts.reason}
        value={reason}
        readOnly={isBusy}
        onChange={(event) => setReason(event.target.value)}
      />
    </Decision>
  )
}
