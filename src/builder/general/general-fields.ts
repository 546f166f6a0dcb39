import { useTranslations } from 'next-intl'
import { limits } from '@/domain/pricing/limits'
import type { PricingTables } from '@/domain/pricing/types'
import { sizeFieldId } from '../fields/size-fields'
import type { GeneralDraft, GeneralField } from './general-draft'

/** What every part of the general form is given. */
export type GeneralPartProps = {
  draft: GeneralDraft
  tables: PricingTables | null
  missing: readonly GeneralField[]
  onChange: (draft: GeneralDraft) => void
}

/** The id of a field in the page, so that the first missing one can take the focus. */
export function generalFieldId(field: GeneralField): string {
  return field === 'width' || field === 'height' ? sizeFieldId(field) : `general-${field}`
}

/** What a field says once it is known to be missing; the thinnest glass in millimetres. */
export function useMissingWords(
  missing: readonly GeneralField[],
  leastMm: number = limits.thicknessMm.least,
) {
  const t = useTranslations('quote.general.missing')
  const { most } = limits.thicknessMm
  return (field: GeneralField) =>
    missing.includes(field) ? t(field, { least: String(leastMm), most: String(most) }) : undefined
}
