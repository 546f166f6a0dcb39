'use client'

import { useTranslations } from 'next-intl'
import type { Lack } from '@/domain/pricing/offered'
import type { PricingTables } from '@/domain/pricing/types'
import { useRunningPreview } from '../preview/use-running-preview'
import type { RunningPreview } from '../preview/use-running-preview'
import type { BuiltReplacement } from '@/builder/replacement/replacement-request'

/** The running figure of a pane, or what it waits for. */
export function useReplacementPreview(
  built: BuiltReplacement,
  tables: PricingTables | null,
  lack: Lack | null,
): RunningPreview {
  const t = useTranslations('quote.replacement.preview')
  const p = useTranslations('quote.preview')
  const lacking = useTranslations('quote.unpriced.lack')
  return useRunningPreview({
    request: built.ok ? built.request : null,
    tables,
    note: (tax) => t('note', tax),
    waiting: waiting(),
  })

  function waiting() {
    if (!built.ok && built.waitsFor === 'mail') return { title: t('mail'), note: t('mailNote') }
    if (lack) return { title: p('noPrice'), note: lacking(lack) }
    const waitsFor = built.ok || built.waitsFor === 'price' ? 'choices' : built.waitsFor
    return { title: t('waiting'), note: t(waitsFor) }
  }
}
