'use client'

import { useTranslations } from 'next-intl'
import type { PricingTables } from '@/domain/pricing/types'
import { useRunningPreview } from '../preview/use-running-preview'
import type { RunningPreview } from '../preview/use-running-preview'
import type { BuiltRequest } from '@/builder/shower/shower-request'

/** The running figure of a shower, or what it waits for. */
export function useShowerPreview(
  built: BuiltRequest,
  tables: PricingTables | null,
  hasHardware: boolean,
): RunningPreview {
  const t = useTranslations('quote.preview')
  const lacking = useTranslations('quote.unpriced.lack')
  return useRunningPreview({
    request: built.ok ? built.request : null,
    tables,
    note: (tax) => t(hasHardware ? 'withHardware' : 'beforeHardware', tax),
    waiting: waitingFor(built),
  })

  function waitingFor(missing: BuiltRequest) {
    if (missing.ok || missing.waitsFor === 'tables') {
      return { title: t('loading'), note: t('loadingNote') }
    }
    if (missing.waitsFor === 'price') {
      return { title: t('noPrice'), note: lacking(missing.lack) }
    }
    if (missing.waitsFor === 'panel') {
      return {
        title: t('panel', { number: missing.panel + 1 }),
        note: t(missing.field === 'width' ? 'widthNote' : 'heightNote'),
      }
    }
    return { title: t('sizes'), note: t('sizesNote') }
  }
}
