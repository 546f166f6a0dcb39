import { useTranslations } from 'next-intl'
import { sayVerdict } from '@/domain/glass-rules/say-verdict'
import { formatInches } from '@/domain/measure/format-length'
import type { PricingTables } from '@/domain/pricing/types'
import { glassOfDraft, isOfOpening } from './opening-draft'
import type { ShowerDraft } from './shower-draft'

type Props = { draft: ShowerDraft; panel: number; tables: PricingTables | null }

/** Which glass a panel's share of the opening makes. */
export function GlassNote({ draft, panel, tables }: Props) {
  const t = useTranslations('quote.shower.opening')
  const glass = glassOfDraft(draft, tables)[panel]
  if (!glass) return null
  const { widthIn, heightIn } = glass
  return (
    <p className="mt-3 figures text-small font-semibold text-edge-ink">
      {t('makes', { width: formatInches(widthIn), height: formatInches(heightIn) })}
    </p>
  )
}

/** That the sizes are looked at again before anything is cut, in the shop's own words. */
export function MeasureFirst({ draft, tables }: Omit<Props, 'panel'>) {
  if (!tables || !isOfOpening(draft, tables)) return null
  const { title, reason } = sayVerdict({ rule: 'opening', figures: {} }, tables)
  return (
    <p className="mt-6 bg-edge-tint px-4 py-3 text-base text-on-tint">
      <strong className="font-semibold">{title}.</strong> {reason}
    </p>
  )
}
