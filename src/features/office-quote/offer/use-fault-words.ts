'use client'

import { useTranslations } from 'next-intl'
import type { DraftProblem } from '@/domain/quote/price-office-draft'

const ofDraft = {
  nothing_quoted: 'add-free',
  only_options: null,
  reason_missing: 'line-discount-reason',
  no_total: null,
  past: 'valid-until',
} as const

const ofLine = ['text', 'quantity', 'unitPrice', 'hardwareId', 'piece'] as const

/** A problem in words, and the field that mends it where there is one on the screen. */
export function useFaultWords() {
  const t = useTranslations('officeQuote.faults')
  return ({ field, code, message }: DraftProblem): { text: string; fieldId: string | null } => {
    const known = Object.keys(ofDraft).find((one) => one === code) as keyof typeof ofDraft
    if (known) return { text: t(known), fieldId: ofDraft[known] }
    const [, key, part] = /^lines\.([^.]+)\.(.+)$/.exec(field) ?? []
    const own = ofLine.find((one) => one === part)
    if (own && code === 'missing') {
      return { text: t(`missing.${own}`), fieldId: `line-${key}-${own}` }
    }
    if (field === 'discount') return { text: t('discount'), fieldId: 'line-discount-amount' }
    if (key === undefined) return { text: message ?? t('other'), fieldId: null }
    // what a piece lacks stands at its own fields
    return { text: t('piece', { key }), fieldId: null }
  }
}
