import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { offeredThicknesses } from '@/domain/pricing/offered'
import type { PricingTables } from '@/domain/pricing/types'
import { ThicknessDrawing } from '@/drawings/to-scale/thickness-drawing'
import { classNames } from '@/ui/class-names'
import { thicknessesOf } from '@/builder/replacement/replacement-draft'
import type { ChosenThickness, ReplacementCategory } from '@/builder/replacement/replacement-draft'

type Props = {
  category: ReplacementCategory
  thickness: ChosenThickness | null
  /** Null while they are on their way: then all that is usual is shown. */
  tables: PricingTables | null
  onChoose: (thickness: ChosenThickness) => void
}

/** Every thickness that is stocked, drawn at one scale, and one that is not. */
export function ReplacementThicknessStep({ category, thickness, tables, onChoose }: Props) {
  const t = useTranslations('quote.replacement.thickness')
  const offered = tables ? offeredThicknesses(tables, category) : thicknessesOf(category)
  return (
    <div className="mt-8">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 tablet:grid-cols-2">
        {offered.map(({ inches, mm }) => (
          <li key={mm}>
            <Choice chosen={thickness === mm} onClick={() => onChoose(mm)}>
              <ThicknessDrawing thicknessMm={mm} isSealed={category === 'insulated'} />
              <span className="figures text-lead font-semibold">{inches}″</span>
              <span className="text-small text-text-second">
                {category === 'insulated' ? t('overall') : t(`names.${nameOf(inches)}`)}
              </span>
            </Choice>
          </li>
        ))}
        <li>
          <Choice chosen={thickness === 'other'} onClick={() => onChoose('other')}>
            <span aria-hidden="true" className="grid h-16 place-items-center font-display text-h2">
              ?
            </span>
            <span className="text-lead font-semibold">{t('other')}</span>
            <span className="text-small text-text-second">{t('otherText')}</span>
          </Choice>
        </li>
      </ul>
      <p className="mt-5 fractions text-small text-text-second">{t(`hint.${category}`)}</p>
    </div>
  )
}

/** What the trade calls single panes by their thickness in inches. */
const names = {
  '1/8': 'doubleStrength',
  '3/16': 'heavySheet',
  '1/4': 'plate',
  '3/8': 'heavyPlate',
  '1/2': 'heavyPlate',
} as const

function nameOf(inches: string) {
  return Object.entries(names).find(([known]) => known === inches)?.[1] ?? 'heavyPlate'
}

type ChoiceProps = { chosen: boolean; onClick: () => void; children: ReactNode }

function Choice({ chosen, onClick, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onClick}
      className={classNames(
        'group flex h-full w-full flex-col items-center gap-1 border bg-paper px-3 pt-5 pb-4 text-center transition-colors duration-150',
        chosen
          ? 'border-edge-ink bg-edge-tint shadow-[inset_0_0_0_1px_var(--color-edge-ink)] picked'
          : 'border-rule hover:border-edge-mid hover:bg-stone',
      )}
    >
      {children}
    </button>
  )
}
