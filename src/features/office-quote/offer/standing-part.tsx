'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { Button } from '@/ui/button'

const acts = ['revive', 'withdraw', 'renew_link', 'end_link'] as const
type Act = (typeof acts)[number]

type Props = { known: OfficeQuote; isBusy: boolean; onAct: (act: Act) => void }

/** What can be done to a quote that is out, each asked twice. */
export function StandingPart({ known, isBusy, onAct }: Props) {
  const t = useTranslations('officeQuote.standing')
  const [asked, setAsked] = useState<Act | null>(null)
  const offered = acts.filter((act) => isOffered(act, known))
  if (offered.length === 0) return null
  if (asked !== null) {
    return (
      <div role="group" aria-label={t(`${asked}.do`)} className="grid gap-2 text-small">
        <p>{t(`${asked}.means`)}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            look="ink"
            busy={isBusy}
            autoFocus
            onClick={() => {
              onAct(asked)
              setAsked(null)
            }}
          >
            {t(`${asked}.do`)}
          </Button>
          <Button onClick={() => setAsked(null)}>{t('keep')}</Button>
        </div>
      </div>
    )
  }
  return (
    <ul className="flex flex-wrap gap-x-4 text-small">
      {offered.map((act) => (
        <li key={act}>
          <button type="button" onClick={() => setAsked(act)} className="min-h-11 text-link">
            {t(`${act}.do`)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function isOffered(act: Act, { status, sentAt, amountPaid, link, isOver }: OfficeQuote): boolean {
  switch (act) {
    case 'revive':
      return isOver && sentAt !== null && amountPaid === 0
    case 'withdraw':
      return (
        amountPaid === 0 && ['pending_payment', 'payment_cancelled', 'expired'].includes(status)
      )
    case 'renew_link':
      return sentAt !== null
    case 'end_link':
      return link !== null
  }
}
