import { useTranslations } from 'next-intl'
import { showerThicknesses } from '@/domain/pricing/thickness'
import type { NamedPart } from '@/drawings/to-scale/part-names'
import type { ShowerDraft } from './shower-draft'

/** What the parts of an enclosure are called beside its drawing. */
export function usePartNames({ thicknessMm }: Pick<ShowerDraft, 'thicknessMm'>) {
  const t = useTranslations('quote.shower.partNames')
  const inches = showerThicknesses.find(({ mm }) => mm === thicknessMm)?.inches
  return (part: NamedPart): string =>
    part === 'glass' && inches ? t('glassOf', { inches }) : t(part)
}
