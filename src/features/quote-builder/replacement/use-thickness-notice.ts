'use client'

import { useTranslations } from 'next-intl'
import { resolveGlassType } from '@/domain/pricing/resolve-glass-type'
import type { PricingTables } from '@/domain/pricing/types'
import { notify, notifyError } from '@/ui/toast'
import type { ChosenThickness, ReplacementDraft } from '@/builder/replacement/replacement-draft'

/** Says of a chosen thickness that it is priced as the usual one, or has no price at all. */
export function useThicknessNotice(tables: PricingTables | null) {
  const e = useTranslations('quote.errors')
  return (category: ReplacementDraft['category'], thickness: ChosenThickness): void => {
    if (!tables || !category || thickness === 'other') return
    const { kind } = resolveGlassType(tables, { category, thicknessMm: thickness })
    if (kind === 'standard') {
      notify({ title: e('standardPricing.title'), text: e('standardPricing.text') })
    }
    if (kind === 'none') notifyError({ title: e('glassType.title'), text: e('glassType.text') })
  }
}
