import { useTranslations } from 'next-intl'
import { knowsGaps } from '@/domain/glass-rules/glass-of-opening'
import type { PricingTables } from '@/domain/pricing/types'
import { Tick } from '@/ui/tick'
import type { ShowerDraft } from './shower-draft'

type Props = {
  draft: ShowerDraft
  tables: PricingTables | null
  onChange: (draft: ShowerDraft) => void
}

/** What the sizes are of: an opening, or glass that somebody has measured already. */
export function SizesChoice({ draft, tables, onChange }: Props) {
  const t = useTranslations('quote.shower.opening')
  // until the prices are there: as it most likely stays, so that nothing moves when they come
  if (tables ? !knowsGaps(tables) : draft.sizes !== 'opening') return null
  const isGlass = draft.sizes !== 'opening'
  return (
    <div className="mb-4">
      <p className="text-base text-pretty text-text-second">{t(isGlass ? 'ofGlass' : 'howTo')}</p>
      <Tick
        text={t('haveGlass')}
        isOn={isGlass}
        onChange={(isOn) => onChange({ ...draft, sizes: isOn ? undefined : 'opening' })}
      />
    </div>
  )
}
