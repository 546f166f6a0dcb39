import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { ChevronDown } from 'lucide-react'
import { knowsGaps } from '@/domain/glass-rules/glass-of-opening'
import type { PricingTables } from '@/domain/pricing/types'
import { Tick } from '@/ui/tick'
import type { ShowerDraft } from './shower-draft'

type Props = {
  draft: ShowerDraft
  tables: PricingTables | null
  onChange: (draft: ShowerDraft) => void
  /** Where there is more on measuring; all of it folds to a line then. */
  more?: ReactNode
}

/** What the sizes are of: an opening, or glass that somebody has measured already. */
export function SizesChoice({ draft, tables, onChange, more }: Props) {
  const t = useTranslations('quote.shower.opening')
  // until the prices are there: as it most likely stays, so that nothing moves when they come
  if (tables ? !knowsGaps(tables) : draft.sizes !== 'opening') return <>{more}</>
  const isGlass = draft.sizes !== 'opening'
  const text = (
    <p className="text-base text-pretty text-text-second">{t(isGlass ? 'ofGlass' : 'howTo')}</p>
  )
  const choice = (
    <Tick
      text={t('haveGlass')}
      isOn={isGlass}
      onChange={(isOn) => onChange({ ...draft, sizes: isOn ? undefined : 'opening' })}
    />
  )
  if (!more) {
    return (
      <div className="mb-4">
        {text}
        {choice}
      </div>
    )
  }
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6">
      <details className="group min-w-0 open:w-full">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-link">
          {t('measure')}
          <ChevronDown aria-hidden="true" className="size-4.5 shrink-0 group-open:rotate-180" />
        </summary>
        {text}
        {more}
      </details>
      {choice}
    </div>
  )
}
