'use client'

import { useTranslations } from 'next-intl'
import type { Lack } from '@/domain/pricing/offered'
import type { PricingTables } from '@/domain/pricing/types'
import { useRunningPreview } from '../preview/use-running-preview'
import type { RunningPreview } from '../preview/use-running-preview'
import type { BuiltReplacement } from '@/builder/replacement/replacement-request'
import type { ReplacementDraft, RoughSize } from '@/builder/replacement/replacement-draft'
import { useUnsureRange } from './use-unsure-range'
import type { Unsure } from './use-unsure-range'

type Asked = {
  draft: ReplacementDraft
  serviceType: string
  /** What somebody says at this step that they do not know. */
  unsure: Unsure | null
  guess: RoughSize
}

/** The running figure of a pane, the range of one that is not known or not measured, or what it waits for. */
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
  const unsure = lack || built.ok ? null : built.waitsFor === 'visit' ? 'size' : asked.unsure
  const { figure } = useUnsureRange({
    ...asked,
    tables: unsure ? tables : null,
    unsure: unsure ?? 'size',
    // of an unmeasured pane that is asked beside its fields
    guess: unsure === 'size' ? 'usual' : asked.guess,
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
