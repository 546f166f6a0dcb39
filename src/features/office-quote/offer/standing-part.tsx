'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { Role } from '@/domain/account/roles'
import { waitsAsSaved, waitsToHold } from '@/domain/quote/approval'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { Button } from '@/ui/button'

const acts = ['release', 'let_hold', 'revive', 'withdraw', 'renew_link', 'end_link'] as const
type Act = (typeof acts)[number]

type Props = { known: OfficeQuote; role: Role; isBusy: boolean; onAct: (act: string) => void }

/** What can be done to a quote that is out, each asked twice. */
export function StandingPart({ known, role, isBusy, onAct }: Props) {
  const t = useTranslations('officeQuote.standing')
  const format = useSiteFormatter()
  const [asked, setAsked] = useState<Act | null>(null)
  const offered = acts.filter((act) => isOffered(act, known, role))
  const { revival } = known
  const date = format.dateTime(revival ? new Date(revival.until) : new Date(), {
    dateStyle: 'medium',
  })
  const asksForIt = asked === 'revive' && revival !== null && revival.decider !== null
  if (offered.length === 0) return null
  if (asked !== null) {
    return (
      <div role="group" aria-label={t(`${asked}.do`, { date })} className="grid gap-2 text-small">
        <p>{asksForIt ? t('revive.asks', { date }) : t(`${asked}.means`, { date })}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            look="ink"
            busy={isBusy}
            autoFocus
            onClick={() => {
              // letting it hold is the release of what was asked for
              onAct(asked === 'let_hold' ? 'release' : asked)
              setAsked(null)
            }}
          >
            {t(`${asked}.do`, { date })}
          </Button>
          <Button onClick={() => setAsked(null)}>{t('keep')}</Button>
        </div>
      </div>
    )
  }
  return (
    <>
      {waitsToHold(known) ? <p className="text-small">{t('waitsToHold')}</p> : null}
      <ul className="flex flex-wrap gap-x-4 text-small">
        {offered.map((act) => (
          <li key={act}>
            <button type="button" onClick={() => setAsked(act)} className="min-h-11 text-link">
              {t(`${act}.do`, { date })}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function isOffered(act: Act, known: OfficeQuote, role: Role): boolean {
  const { status, sentAt, amountPaid, link, revival, isDraft } = known
  switch (act) {
    case 'release':
      return waitsAsSaved(known) && !isDraft
    case 'let_hold':
      return waitsToHold(known) && role === 'admin'
    case 'revive':
      return revival !== null && sentAt !== null && !waitsToHold(known)
    case 'withdraw':
      return (
        amountPaid === 0 &&
        (['pending_payment', 'payment_cancelled', 'expired'].includes(status) || waitsToHold(known))
      )
    case 'renew_link':
      return sentAt !== null
    case 'end_link':
      return link !== null
  }
}
