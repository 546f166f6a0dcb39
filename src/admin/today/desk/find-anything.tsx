'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { RefObject } from 'react'
import { callApi } from '@/client/api'
import type { Caller } from '@/services/office-quotes/find-callers'

type Found = { href: string; name: string; more: string }

const pauseMs = 200
const numbered = /^([qpj])-?0*(\d{1,9})$/i
const pages = { q: 'quotes', p: 'payments', j: 'jobs' } as const
const kinds = { q: 'quote', p: 'payment', j: 'job' } as const

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
    const number = numberedIn(text)
    if (number !== null) {
      setSaid('')
      setFound([number])
      return
    }
    const sent = await callApi('GET', `/api/office/callers?q=${encodeURIComponent(text)}`)
    if (!sent.ok) {
      setFound([])
      setSaid(t('failed'))
      return
    }
    const { callers } = sent.body as { callers: Caller[] }
    setFound(
      callers.map(({ customerId, name, phone, email }) => ({
        href: `/admin/collections/customers/${customerId}`,
        name,
        more: phone || email,
      })),
    )
    setSaid(callers.length === 0 ? t('none') : '')
  }

  function numberedIn(text: string): Found | null {
    const [, letter = '', digits = ''] = numbered.exec(text) ?? []
    const kind = letter.toLowerCase()
    if (kind !== 'q' && kind !== 'p' && kind !== 'j') return null
    const number = `${kind.toUpperCase()}-${digits.padStart(6, '0')}`
    return {
      href: `/admin/collections/${pages[kind]}/${Number(digits)}`,
      name: t(kinds[kind], { number }),
      more: '',
    }
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
