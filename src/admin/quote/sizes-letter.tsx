'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { callApi } from '@/client/api'
import { undoForMs } from '@/domain/job/judge-move'
import type { Quote } from '@/payload-types'
import type { SizesLetter as Letter } from '@/services/payments/sizes-letter'
import { moneyText, timeText } from '../money-text'

/** Says before it is saved that a letter goes to the customer, and afterwards when, and how it is stopped. */
export function SizesLetter() {
  const t = useTranslations('office.quote.sizesLetter')
  const { id, savedDocumentData } = useDocumentInfo()
  const chosen = useFormFields(([fields]) => fields.measurements?.value)
  const saved = (savedDocumentData ?? {}) as Partial<Quote>
  const letter = useWaitingLetter(id, saved.updatedAt)
  const owed = moneyText(saved.balanceDue ?? 0, saved.currencyCodeAtQuote ?? 'USD')
  return (
    <p className="office-note field-type" role="status">
      {said()}
    </p>
  )

  function said(): string {
    if (letter !== null) {
      const { to } = letter
      return chosen === 'estimated'
        ? t('stopped', { to })
        : t('waits', { to, owed, time: timeText(letter.at) })
    }
    const isMeasured = chosen === 'final' && saved.measurements === 'estimated'
    if (!isMeasured || saved.status !== 'deposit_paid' || !saved.balanceDue) return ''
    const to = saved.customerEmail
    return to ? t('willGo', { to, owed, minutes: undoForMs / 60_000 }) : t('nobody', { owed })
  }
}

/** Asked again whenever the quote was saved, and gone once it has left. */
function useWaitingLetter(id: number | string | undefined, savedAt: string | undefined) {
  const [letter, setLetter] = useState<Letter | null>(null)
  useEffect(() => {
    if (id === undefined) return
    let isStale = false
    void callApi('GET', `/api/office/quotes/${id}/sizes-letter`).then((sent) => {
      if (!isStale && sent.ok) setLetter((sent.body as { letter: Letter | null }).letter)
    })
    return () => {
      isStale = true
    }
  }, [id, savedAt])
  useEffect(() => {
    if (letter === null) return
    const left = new Date(letter.at).getTime() - Date.now()
    const timer = setTimeout(() => setLetter(null), Math.max(left, 0))
    return () => clearTimeout(timer)
  }, [letter])
  return letter
}
