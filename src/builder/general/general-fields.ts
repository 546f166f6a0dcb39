import { useTranslations } from 'next-intl'
import { formatInches } from '@/domain/measure/format-length'
import { downToSixteenth, upToSixteenth } from '@/domain/measure/sixteenths'
import { limits } from '@/domain/pricing/limits'
import type { PricingTables } from '@/domain/pricing/types'
import { sizeFieldId } from '../fields/size-fields'
import type { GeneralDraft } from './general-draft'
import type { GeneralField } from './general-request'

const mmPerIn = 25.4

/** What every part of the general form is given. */
export type GeneralPartProps = {
  draft: GeneralDraft
  tables: PricingTables | null
  missing: readonly GeneralField[]
  onChange: (draft: GeneralDraft) => void
  /** Few choices lie open, as visitors have them. */
  isOpen?: boolean
}

/** The id of a field in the page, so that the first missing one can take the focus. */
export function generalFieldId(field: GeneralField): string {
  return field === 'width' || field === 'height' ? sizeFieldId(field) : `general-${field}`
}

/** Rows of the price list as choices. */
export function optionsOf(rows: readonly { id: number; name: string }[]) {
  return rows.map(({ id, name }) => ({ key: String(id), name }))
}

/** What a field says once it is known to be missing; the thinnest glass in millimetres. */
export function useMissingWords(
  missing: readonly GeneralField[],
  leastMm: number = limits.thicknessMm.least,
) {
  const t = useTranslations('quote.general.missing')
  const least = formatInches(upToSixteenth(leastMm / mmPerIn))
  const most = formatInches(downToSixteenth(limits.thicknessMm.most / mmPerIn))
  return (field: GeneralField) => (missing.includes(field) ? t(field, { least, most }) : undefined)
}
