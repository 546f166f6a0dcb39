'use client'

import { useTranslations } from 'next-intl'
import type { Lack } from '@/domain/pricing/offered'
import type { PricingTables } from '@/domain/pricing/types'
import { useRunningPreview } from '../preview/use-running-preview'
import type { RunningPreview } from '../preview/use-running-preview'
import type { BuiltReplacement } from '@/builder/replacement/replacement-request'
import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'
import { useUnsureRange } from './use-unsure-range'

type Asked = { draft: ReplacementDraft; serviceType: string }

/** The running figure of a pane, the range of one that is not measured, or what it waits for. */
export function useReplacementPreview(
  built: BuiltReplacement,
  tables: PricingTables | null,
  lack: Lack | null,
  asked: Asked,
): RunningPreview {
  const t = useTranslations('quote.replacement.preview')
  const p = useTranslations('quote.preview')
  const lacking = useTranslations('quote.unpriced.lack')
  const u = useTranslations('quote.replacement.unsure')
  const isUnmeasured = !lack && !built.ok && built.waitsFor === 'visit'
  const { figure } = useUnsureRange({
    ...asked,
    tables: isUnmeasured ? tables : null,
    unsure: 'size',
    guess: 'usual',
  })
  const running = useRunningPreview({
    request: built.ok ? built.request : null,
    tables,
    note: (tax) => t('note', tax),
    waiting: waiting(),
  })
  return figure === null
    ? running
    : { ...running, preview: { kind: 'range', name: u('range'), figure, note: u('notAnOffer') } }

  function waiting() {
    if (!built.ok && built.waitsFor === 'mail') return { title: t('mail'), note: t('mailNote') }
    if (lack) return { title: p('noPrice'), note: lacking(lack) }
    const waitsFor = built.ok || built.waitsFor === 'price' ? 'choices' : built.waitsFor
    return { title: t('waiting'), note: t(waitsFor) }
  }
}
