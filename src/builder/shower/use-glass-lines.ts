'use client'

import { useTranslations } from 'next-intl'
import { formatInches } from '@/domain/measure/format-length'
import type { PricingTables } from '@/domain/pricing/types'
import { glassOfDraft } from './opening-draft'
import type { ShowerDraft } from './shower-draft'

/** The glass to make, as it is written into each pane of the drawing. */
export function useGlassLines(draft: ShowerDraft, tables: PricingTables | null): string[][] {
  const t = useTranslations('quote.shower.opening')
  return glassOfDraft(draft, tables).map((glass) =>
    glass === null
      ? []
      : [t('glass'), `${formatInches(glass.widthIn)}″ ×`, `${formatInches(glass.heightIn)}″`],
  )
}
