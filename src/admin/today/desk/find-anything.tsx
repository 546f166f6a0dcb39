'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
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
  const hits = useRef<HTMLUListElement>(null)
  const asked = useRef('')

  function change(text: string) {
    setTyped(text)
    clearTimeout(timer)
    asked.current = text.trim()
    if (asked.current.length < 2) return setFound(null)
    setTimer(setTimeout(() => void look(text.trim()), pauseMs))
  }

  async function look(text: string): Promise<Found[]> {
    const named = numberedIn(text) !== null
    const path = `/api/office/${named ? 'numbered' : 'callers'}?q=${encodeURIComponent(text)}`
    const sent = await callApi('GET', path)
    // what was typed since asks for itself
    if (asked.current !== text) return []
    const fits = !sent.ok ? [] : named ? ofNumber(sent.body) : ofCallers(sent.body)
    flushSync(() => {
      setFound(fits)
      setSaid(!sent.ok ? t('failed') : fits.length === 0 ? t('none') : '')
    })
    return fits
  }

  /** Opens what was found; among several the keys go on. */
  async function open() {
    clearTimeout(timer)
    if (asked.current.length < 2) return
    const [first, another] = await look(asked.current)
    if (first !== undefined && another === undefined) window.location.assign(first.href)
    else walk(1)
  }

  function walk(step: 1 | -1): void {
    const links = [...(hits.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement) + step
    if (at < 0) field.current?.focus()
    else links[Math.min(at, links.length - 1)]?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      walk(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key !== 'Escape') return
    asked.current = ''
    setTyped('')
    setFound(null)
    setSaid('')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
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
        void open()
      }}
      onKeyDown={onKeyDown}
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
      <ul id={list} ref={hits}>
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
