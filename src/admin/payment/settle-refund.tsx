'use client'

import { Button, TextInput } from '@payloadcms/ui'
import { useState } from 'react'
import { useOneAct } from '../use-one-act'

export type SettleRefundTexts = Record<
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

  return (
    <div className="office-release" role="group" aria-label={texts.label}>
      <p>{texts.note}</p>
      <TextInput
        path={`stripeId-${refundKey}`}
        label={texts.stripeId}
        value={stripeId}
        readOnly={isBusy}
        onChange={(event: { target: { value: string } }) => setStripeId(event.target.value)}
      />
      <p role="alert">{trouble}</p>
      <div className="office-choices">
        <Button type="button" size="small" disabled={isBusy} onClick={sayMade}>
          {texts.made}
        </Button>
        <Button
          type="button"
          size="small"
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => void act({ path, body: { ...about, decision: 'not_made' } })}
        >
          {texts.notMade}
        </Button>
      </div>
    </div>
  )
}
