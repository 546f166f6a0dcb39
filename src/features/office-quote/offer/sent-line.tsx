'use client'

import { useEffect, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import type { Sent } from './use-send'

type Props = { known: OfficeQuote; sent: Sent; onStop: () => void }

/** When it was sent and what the customer made of it; for a moment it can be taken back. */
export function SentLine({ known, sent, onStop }: Props) {
  const t = useTranslations('officeQuote.send')
  const format = useSiteFormatter()
  const isHeld = useIsHeld(sent, known.holdMs)
  const time = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  if (isHeld) {
    return (
      <p role="status" className="flex items-center justify-between gap-3 text-small">
        {sent.kind === 'sent' && sent.byMail ? t('sending') : t('made')}
        <button type="button" onClick={onStop} className="min-h-11 font-semibold text-link">
          {t('stop')}
        </button>
      </p>
    )
  }
  const lines = [
    known.sentAt ? t('sentAt', { time: time(known.sentAt), revision: known.sentRevision }) : null,
    known.openedAt ? t('openedAt', { time: time(known.openedAt) }) : t('notOpened'),
    known.acceptedAt
      ? t('acceptedAt', { time: time(known.acceptedAt), name: known.acceptedName ?? '' })
      : null,
    known.declinedAt
      ? t('declinedAt', { time: time(known.declinedAt), reason: known.declineReason ?? '' })
      : null,
  ].filter((line) => line !== null)
  return (
    <ul role="status" className="grid gap-1 text-small">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function useIsHeld(sent: Sent, holdMs: number): boolean {
  const [over, setOver] = useState(0)
  const at = sent.kind === 'sent' ? sent.at : 0
  useEffect(() => {
    if (at === 0) return
    const timer = setTimeout(() => setOver(at), holdMs)
    return () => clearTimeout(timer)
  }, [at, holdMs])
  return at !== 0 && over !== at
}
