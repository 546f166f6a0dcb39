'use client'

import { useMemo } from 'react'
import { useTranslations } from 'next-intl'
import { withInchMarks } from '@/domain/text/inch-marks'
import { insideSentence } from '@/domain/text/inside-sentence'
import type { HardwareItem, PricingTables } from '@/domain/pricing/types'
import type { PricedService } from '@/domain/services-catalogue/services'
import { useRunningPreview } from '../preview/use-running-preview'
import type { RunningPreview } from '../preview/use-running-preview'
import { hingesThatCame } from '@/builder/shower/hung-doors'
import { emptyShower } from '@/builder/shower/shower-draft'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import { showerRequest } from '@/builder/shower/shower-request'
import type { BuiltRequest } from '@/builder/shower/shower-request'
import { useShowerWords } from './use-shower-words'

type Options = {
  built: BuiltRequest
  /** The draft with what is usual for what was not chosen yet; null while the tables are on their way. */
  assumed: ShowerDraft | null
  tables: PricingTables | null
  serviceType: PricedService
  hasHardware: boolean
  /** It stands at the step from which the quote is calculated. */
  isLastStep: boolean
}

/** The running figure of a shower, of sizes alone too, or what it waits for. */
export function useShowerPreview(options: Options): RunningPreview {
  const { built, assumed, tables, serviceType, hasHardware, isLastStep } = options
  const t = useTranslations('quote.preview')
  const a = useTranslations('quote.assumed')
  const w = useTranslations('quote.curedWith')
  const lacking = useTranslations('quote.unpriced.lack')
  const isOpen = !built.ok && (built.waitsFor === 'thickness' || built.waitsFor === 'finish')
  const usual = useMemo(
    () => (isOpen && assumed ? showerRequest(assumed, tables, serviceType) : null),
    [isOpen, assumed, tables, serviceType],
  )
  const words = useShowerWords(assumed ?? noShower, tables)
  const hinges = useMemo(
    () => (assumed ? (hingesThatCame(assumed, { tables, serviceType })?.items ?? []) : []),
    [assumed, tables, serviceType],
  )
  const figured = usual?.ok ? usual : built
  return useRunningPreview({
    request: figured.ok ? figured.request : null,
    tables,
    note: (tax) =>
      usual?.ok
        ? a('note', {
            glass: words.steps.thickness.choice ?? '',
            finish: insideSentence(words.finish ?? ''),
            ...tax,
          })
        : hasHardware
          ? t('withHardware', tax)
          : t('beforeHardware', { ...tax, last: isLastStep ? 'yes' : 'no' }),
    waiting: waitingFor(built),
    came: hinges.length > 0 ? withHinges(hinges) : null,
  })

  /** As where they are offered: a third one by their number, any others by name. */
  function withHinges(came: readonly HardwareItem[]): string {
    return w('hinges', {
      count: came.every(({ carries }) => carries?.hinges === 3) ? 3 : 0,
      hardware: came.map(({ name }) => withInchMarks(insideSentence(name))).join(', '),
    })
  }

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
    if (missing.waitsFor === 'opening') {
      return {
        title: t('opening'),
        note: t(missing.field === 'width' ? 'widthNote' : 'heightNote'),
      }
    }
    return { title: t('sizes'), note: t('sizesNote') }
  }
}

const noShower = emptyShower()
