'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { RefObject } from 'react'
import { callApi } from '@/client/api'
import { jobNumber } from '@/domain/job/job-number'
import { paymentReference } from '@/domain/payment/payment-reference'
import { numberedIn } from '@/domain/quote/numbered'
import { quoteNumber } from '@/domain/quote/quote-number'
import type { Caller } from '@/services/office-quotes/find-callers'
import type { Numbered } from '@/services/office-quotes/find-numbered'
import { moneyText } from '../../money-text'

type Found = { href: string; name: string; more: string }

const ofCallers = (body: unknown): Found[] =>
  (body as { callers: Caller[] }).callers.map(({ customerId, name, phone, email }) => ({
    href: `/admin/collections/customers/${customerId}`,
    name,
    more: phone || email,
  }))

const pauseMs = 200
const numberOf = { quotes: quoteNumber, payments: paymentReference, jobs: jobNumber }
const kinds = { quotes: 'quote', payments: 'payment', jobs: 'job' } as const

/** A customer by his number in any spelling or a part of his name, a quote, payment or job by its number. */
export function FindAnything({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('officeMorning.find')
  const list = useId()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found[] | null>(null)
  const [said, setSaid] = useState('')
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>()

  function change(text: string) {
    setTyped(text)
    clearTimeout(timer)
    if (text.trim().length < 2) return setFound(null)
    setTimer(setTimeout(() => void look(text.trim()), pauseMs))
  }

  async function look(text: string) {
    const named = numberedIn(text) !== null
    const path = `/api/office/${named ? 'numbered' : 'callers'}?q=${encodeURIComponent(text)}`
    const sent = await callApi('GET', path)
    if (!sent.ok) {
      setFound([])
      setSaid(t('failed'))
      return
    }
    const fits = named ? ofNumber(sent.body) : ofCallers(sent.body)
    setFound(fits)
    setSaid(fits.length === 0 ? t('none') : '')
  }

  function ofNumber(body: unknown): Found[] {
    const { found: row } = body as { found: Numbered | null }
    if (row === null) return []
    const { list: kind, id, customer, sum } = row
    return [
      {
        href: `/admin/collections/${kind}/${id}`,
        name: t(kinds[kind], { number: numberOf[kind](id) }),
        more: [customer, sum && moneyText(sum.amount, sum.currency)].filter(Boolean).join(' · '),
      },
    ]
  }

  return (
    <form
      role="search"
      className="today-find"
      onSubmit={(event) => {
        event.preventDefault()
        const [only] = found ?? []
        if (only !== undefined && found?.length === 1) window.location.assign(only.href)
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        setTyped('')
        setFound(null)
        setSaid('')
        field.current?.blur()
      }}
    >
      <label>
        <span>{t('label')}</span>
        <input
          ref={field}
          type="search"
          autoComplete="off"
          value={typed}
          aria-controls={list}
          onChange={({ target }) => change(target.value)}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      <ul id={list}>
        {(found ?? []).map(({ href, name, more }) => (
          <li key={href}>
            <a href={href}>
              {name} <small>{more}</small>
            </a>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </form>
  )
}
