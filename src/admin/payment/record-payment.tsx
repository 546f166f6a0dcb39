'use client'

import { Button, TextInput } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { callApi } from '@/client/api'
import { handMethods } from '@/domain/payment/record-by-hand'
import { refusalText } from '../refusal-text'

type Method = (typeof handMethods)[number]

type RecordTexts = Record<
  'title' | 'note' | 'method' | 'amount' | 'date' | 'number' | 'record' | 'incomplete' | 'failed',
  string
> & { methods: Record<Method, string> }

type Props = {
  quoteId: number
  /** What is probably on the counter. */
  amount: number
  /** Days: that on which the quote was made, and today. */
  firstDay: string
  today: string
  texts: RecordTexts
}

/** Where the office writes down cash, a check or a transfer for a quote. */
export function RecordPayment({ quoteId, amount: expected, firstDay, today, texts }: Props) {
  const [method, setMethod] = useState<Method>('cash')
  const [amount, setAmount] = useState(String(expected))
  const [date, setDate] = useState(today)
  const [note, setNote] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  // One click and its repetitions are one payment.
  const requestKey = useRef<string | null>(null)

  async function record() {
    const received = Number(amount.replace(/[$,\s]/g, ''))
    if (!(received > 0) || date === '') {
      setTrouble(texts.incomplete)
      return
    }
    setBusy(true)
    setTrouble(null)
    requestKey.current ??= crypto.randomUUID()
    const wish = { quoteId, method, amount: received, date, note, requestKey: requestKey.current }
    const sent = await callApi('POST', '/api/payments/record', wish)
    if (sent.ok) {
      window.location.reload()
      return
    }
    setTrouble(refusalText(sent) ?? texts.failed)
    setBusy(false)
  }

  /** The form around it saves the quote, which is not meant here. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!isBusy) void record()
  }

  return (
    <div className="office-release" role="group" aria-label={texts.title} onKeyDown={onKeyDown}>
      <h2 className="office-heading">{texts.title}</h2>
      <p>{texts.note}</p>
      <div className="office-pair">
        <div className="field-type">
          <label className="field-label" htmlFor={`${id}-method`}>
            {texts.method}
          </label>
          <select
            id={`${id}-method`}
            className="office-input"
            value={method}
            disabled={isBusy}
            onChange={({ target }) => setMethod(handMethods[target.selectedIndex] ?? 'cash')}
          >
            {handMethods.map((each) => (
              <option key={each} value={each}>
                {texts.methods[each]}
              </option>
            ))}
          </select>
        </div>
        <div className="field-type">
          <label className="field-label" htmlFor={`${id}-date`}>
            {texts.date}
          </label>
          <input
            id={`${id}-date`}
            className="office-input"
            type="date"
            min={firstDay}
            max={today}
            value={date}
            readOnly={isBusy}
            onChange={({ target }) => setDate(target.value)}
          />
        </div>
        <TextInput
          path="recordAmount"
          label={texts.amount}
          value={amount}
          readOnly={isBusy}
          onChange={(event: { target: { value: string } }) => setAmount(event.target.value)}
        />
        <TextInput
          path="recordNumber"
          label={texts.number}
          value={note}
          readOnly={isBusy}
          onChange={(event: { target: { value: string } }) => setNote(event.target.value)}
        />
      </div>
      <p role="alert">{trouble}</p>
      <div className="office-choices">
        <Button type="button" size="small" disabled={isBusy} onClick={() => void record()}>
          {texts.record}
        </Button>
      </div>
    </div>
  )
}
