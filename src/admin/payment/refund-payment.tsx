'use client'

import { Button, TextInput, TextareaInput } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { callApi } from '@/client/api'
import { checkoutRefusalIn } from '@/client/read-checkout'
import { readPrice } from '@/domain/price-change/draft-changes'
import { useFocusOnExchange } from '@/ui/use-focus-on-exchange'
import { moneyText } from '../money-text'
import { refusalText } from '../refusal-text'
import { RefundEffect } from './refund-effect'
import type { RefundedQuote } from './refund-effect'
import { keepSaid } from './refund-said'

type Props = {
  paymentId: number
  /** What this person can still give back. */
  left: number
  /** Of the office, where it ends what this person can give; null where all can go back. */
  limit: number | null
  currency: string
  customer: string
  /** Where the letter goes; null where none can. */
  writesTo: string | null
  note: string
  /** How its quote stands; null where it is gone. */
  quote: RefundedQuote | null
}

type Step = 'write' | 'sure'

/**
 * Where an administrator, or the office within its limit, gives part or all of a payment back: how much is
 * chosen, never proposed, why is written for the customer to read, and both are seen again before money moves.
 */
export function RefundPayment(props: Props) {
  const { paymentId, left, limit, currency, customer, writesTo, note, quote } = props
  const t = useTranslations('office.payment.refund')
  const name = useId()
  const [share, setShare] = useState<'all' | 'part' | null>(null)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [step, setStep] = useState<Step>('write')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // One click and its repetitions are one refund.
  const requestKey = useRef<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useFocusOnExchange(place, step)
  const amount = share === 'all' ? left : readPrice(typed)
  const sum = moneyText(amount ?? 0, currency)
  const atMost =
    limit === null
      ? t('atMost', { left: moneyText(left, currency) })
      : t('atMostOfOffice', { left: moneyText(left, currency), limit: moneyText(limit, currency) })

  function look() {
    const isComplete = share !== null && amount !== null && amount > 0 && reason.trim().length >= 3
    const isOver = amount !== null && amount > left
    setTrouble(isOver ? overText() : isComplete ? null : t('incomplete'))
    if (isComplete && !isOver) setStep('sure')
  }

  function overText(): string {
    return t(limit === null ? 'over' : 'overOfOffice', { sum, left: moneyText(left, currency) })
  }

  function change() {
    setStep('write')
    setTrouble(null)
  }

  async function give() {
    setBusy(true)
    setTrouble(null)
    requestKey.current ??= crypto.randomUUID()
    const wish = { paymentId, amount, reason, requestKey: requestKey.current }
    const sent = await callApi('POST', '/api/payments/refund', wish)
    if (sent.ok) {
      const { outcome } = sent.body as { outcome: 'refunded' | 'refund_under_way' }
      keepSaid(paymentId, t(`done.${outcome}`, { sum, customer }))
      window.location.reload()
      return
    }
    // One that Stripe refused has failed, and the next try is another one; what could not be asked is
    // kept, and asked for again under its key.
    const refusal = sent.kind === 'refused' ? checkoutRefusalIn(sent.body) : null
    if (refusal?.kind === 'refund_refused') requestKey.current = null
    setTrouble(refusalText(sent) ?? t('failed'))
    setBusy(false)
  }

  return (
    <div ref={place} className="office-release" role="group" aria-label={t('title')}>
      <h2 className="office-heading">{t('title')}</h2>
      {step === 'write' ? (
        <>
          <p>{note}</p>
          <fieldset className="office-radios">
            <legend className="field-label">{t('howMuch')}</legend>
            <label>
              <input
                type="radio"
                name={name}
                checked={share === 'part'}
                onChange={() => setShare('part')}
              />
              {t('part')}
            </label>
            <label>
              <input
                type="radio"
                name={name}
                checked={share === 'all'}
                onChange={() => setShare('all')}
              />
              {t(limit === null ? 'all' : 'allOfOffice', { left: moneyText(left, currency) })}
            </label>
          </fieldset>
          {share === 'part' ? (
            <TextInput
              path="refundAmount"
              description={atMost}
              label={t('amount')}
              value={typed}
              onChange={(event: { target: { value: string } }) => setTyped(event.target.value)}
            />
          ) : null}
          <TextareaInput
            path="refundReason"
            label={t('reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      ) : (
        <>
          <p className="office-sure">
            {t.rich('sure', { sum, customer, strong: (text) => <strong>{text}</strong> })}{' '}
            {writesTo === null
              ? t('noLetter')
              : t('letter', { to: writesTo, reason: reason.trim() })}
          </p>
          {quote === null || amount === null ? null : (
            <RefundEffect {...{ quote, amount, currency, customer }} />
          )}
        </>
      )}
      <p role="alert">{trouble}</p>
      <div className="office-choices">
        {step === 'write' ? (
          <Button key="look" type="button" size="small" onClick={look}>
            {t('give')}
          </Button>
        ) : (
          <>
            {/* first, so that a second click on Give back gives nothing */}
            <Button
              key="change"
              type="button"
              size="small"
              buttonStyle="secondary"
              disabled={isBusy}
              onClick={change}
            >
              {t('change')}
            </Button>
            <Button
              key="yes"
              type="button"
              size="small"
              disabled={isBusy}
              onClick={() => void give()}
            >
              {t('yes', { sum })}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
