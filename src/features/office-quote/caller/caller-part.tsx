'use client'

import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'next-intl'
import type { Caller } from '@/services/office-quotes/find-callers'
import { SmallField } from '../small-field'
import type { OfficeForm } from '../state/office-form'
import { CallerCard } from './caller-card'
import { findCallers, useCallers } from './use-callers'

type Props = {
  caller: OfficeForm['caller']
  /** Whether the address is an account's, which it stays. */
  isOfAccount: boolean
  /** What can't be kept as it is: `caller.email`. */
  badFields: readonly string[]
  /** Whether it is a new call, which begins here. */
  isNew: boolean
  /** Whether it went out: who it is for is no question any more. */
  isSent: boolean
  onChange: (caller: OfficeForm['caller'], jobSite?: string) => void
}

type Searched = 'phone' | 'name'

/** Who calls: found by a number in any spelling or by a name, or somebody new. */
export function CallerPart(props: Props) {
  const { caller, isOfAccount, badFields, isNew, isSent, onChange } = props
  const t = useTranslations('officeQuote.caller')
  const phone = useRef<HTMLInputElement>(null)
  const [asking, setAsking] = useState<Searched | null>(null)
  const [chosen, setChosen] = useState<Caller | null>(null)
  const callers = useCallers(asking ? caller[asking] : '')
  useEffect(() => {
    if (isNew) phone.current?.focus()
  }, [isNew])

  function type(field: keyof Omit<OfficeForm['caller'], 'customerId'>, text: string) {
    onChange({ ...caller, [field]: text })
    if (caller.customerId === null && field !== 'email') setAsking(field)
  }

  function choose(found: Caller) {
    const { customerId, name, email } = found
    setChosen(found)
    setAsking(null)
    onChange({ customerId, name, phone: found.phone || caller.phone, email }, found.address)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setAsking(null)
    if (event.key !== 'Enter' || asking === null) return
    event.preventDefault()
    void findCallers(caller[asking]).then((found) => {
      const [only] = found
      if (only && found.length === 1) choose(only)
    })
  }

  const fieldOf = (field: Searched, type_: string) => (
    <SmallField
      key={field}
      {...(field === 'phone' ? { ref: phone } : {})}
      id={`caller-${field}`}
      label={t(field)}
      type={type_}
      autoComplete="off"
      value={caller[field]}
      error={badFields.includes(`caller.${field}`) ? t('unreadable') : undefined}
      onChange={(event) => type(field, event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
  return (
    <section aria-labelledby="caller-title" className="grid gap-4">
      <h2 id="caller-title" className="text-lead">
        {t('title')}
      </h2>
      {fieldOf('phone', 'tel')}
      {caller.customerId === null && !isSent && asking !== null && callers !== null ? (
        <Matches callers={callers} onChoose={choose} />
      ) : null}
      {fieldOf('name', 'text')}
      <SmallField
        id="caller-email"
        label={t('email')}
        type="email"
        autoComplete="off"
        value={caller.email}
        disabled={isOfAccount}
        aside={isOfAccount ? t('account') : undefined}
        error={badFields.includes('caller.email') ? t('unreadable') : undefined}
        onChange={(event) => type('email', event.target.value)}
      />
      {caller.customerId !== null && !isOfAccount ? (
        <CallerCard
          customerId={caller.customerId}
          known={chosen}
          onForget={() => {
            setChosen(null)
            onChange({ ...caller, customerId: null })
          }}
        />
      ) : null}
    </section>
  )
}

function Matches({ callers, onChoose }: { callers: Caller[]; onChoose: (found: Caller) => void }) {
  const t = useTranslations('officeQuote.caller')
  return (
    <div>
      <p role="status" className="text-small text-text-second">
        {t('found', { count: callers.length })}
      </p>
      {callers.length === 0 ? null : (
        <ul className="mt-1.5 border border-rule bg-paper">
          {callers.map((found) => (
            <li key={found.customerId} className="border-b border-rule last:border-b-0">
              <button
                type="button"
                onClick={() => onChoose(found)}
                className="grid min-h-11 w-full gap-0.5 px-3 py-2 text-left text-small hover:bg-edge-tint"
              >
                <strong>{found.name}</strong>
                <span className="text-text-second">
                  {[found.phone, found.email].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
