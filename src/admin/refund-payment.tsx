'use client'

import { Button, TextInput, TextareaInput } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { callApi } from '@/client/api'
import { checkoutRefusalIn } from '@/client/read-checkout'
import { refusalText } from './refusal-text'

type RefundTexts = Record<
  'title' | 'note' | 'amount' | 'reason' | 'give' | 'incomplete' | 'failed',
  string
>

type Props = { paymentId: number; left: number; texts: RefundTexts }

/** Where an administrator, or the office within its limit, gives part or all of a payment back, and says why. */
export function RefundPayment({ paymentId, left, texts }: Props) {
  const [amount, setAmount] = useState(String(left))
  const [reason, setReason] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // One click and its repetitions are one refund.
  const requestKey = useRef<string | null>(null)

  async function give() {
    const wanted = Number(amount.replace(/[$,\s]/g, ''))
    if (!(wanted > 0) || reason.trim().length < 3) {
      setTrouble(texts.incomplete)
      return
    }
    setBusy(true)
    setTrouble(null)
    requestKey.current ??= crypto.randomUUID()
    const wish = { paymentId, amount: wanted, reason, requestKey: requestKey.current }
    const sent = await callApi('POST', '/api/payments/refund', wish)
    if (sent.ok) {
      window.location.reload()
      return
    }
    // One that Stripe refused has failed, and the next try is another one; what could not be asked is
    // kept, and asked for again under its key.
    const refusal = sent.kind === 'refused' ? checkoutRefusalIn(sent.body) : null
    if (refusal?.kind === 'refund_refused') requestKey.current = null
    setTrouble(refusalText(sent) ?? texts.failed)
    setBusy(false)
  }

  return (
    <div className="office-release" role="group" aria-label={texts.title}>
      <h2 className="office-heading">{texts.title}</h2>
      <p>{texts.note}</p>
      <TextInput
        path="refundAmount"
        label={texts.amount}
        value={amount}
        readOnly={isBusy}
        onChange={(event: { target: { value: string } }) => setAmount(event.target.value)}
      />
      <TextareaInput
        path="refundReason"
        label={texts.reason}
        value={reason}
        readOnly={isBusy}
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="alert">{trouble}</p>
      <div className="office-choices">
        <Button type="button" size="small" disabled={isBusy} onClick={() => void give()}>
          {texts.give}
        </Button>
      </div>
    </div>
  )
}
