'use client'

import { TextInput } from '@payloadcms/ui'
import { useState } from 'react'
import { useOneAct } from '../use-one-act'
import { Decision } from './decision'

type SettleRefundTexts = Record<
  'label' | 'note' | 'stripeId' | 'made' | 'notMade' | 'stripeIdMissing' | 'failed',
  string
>

type Props = { paymentId: number; refundKey: string; texts: SettleRefundTexts }

/** Where an administrator says what Stripe's dashboard shows of a refund whose answer was lost. */
export function SettleRefund({ paymentId, refundKey, texts }: Props) {
  const [stripeId, setStripeId] = useState('')
  const { trouble, isBusy, act, refuse } = useOneAct(texts.failed)
  const path = '/api/payments/settle-refund'
  const about = { paymentId, refundKey }

  function sayMade() {
    if (!stripeId.trim().startsWith('re_')) return refuse(texts.stripeIdMissing)
    void act({ path, body: { ...about, decision: 'made', stripeId } })
  }

  function sayNotMade() {
    void act({ path, body: { ...about, decision: 'not_made' } })
  }

  return (
    <Decision
      label={texts.label}
      note={texts.note}
      choices={[
        { text: texts.made, onChoose: sayMade },
        { text: texts.notMade, onChoose: sayNotMade },
      ]}
      {...{ isBusy, trouble }}
    >
      <TextInput
        path={`stripeId-${refundKey}`}
        label={texts.stripeId}
        value={stripeId}
        readOnly={isBusy}
        onChange={(event: { target: { value: string } }) => setStripeId(event.target.value)}
      />
    </Decision>
  )
}
