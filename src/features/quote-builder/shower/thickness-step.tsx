import { useTranslations } from 'next-intl'
import { offeredShowerThicknesses } from '@/domain/pricing/offered'
import { showerThicknesses } from '@/domain/pricing/thickness'
import type { PricingTables } from '@/domain/pricing/types'
import { ChoiceCard } from '../wizard/choice-card'
import { ThicknessPhoto } from './thickness-photo'

const names = { '3/8': 'threeEighths', '1/2': 'half' } as const

type Props = {
  thicknessMm: number | null
  /** Null while they are on their way: then all that is usual is shown. */
  tables: PricingTables | null
  onChoose: (thicknessMm: number) => void
}

export function ThicknessStep({ thicknessMm, tables, onChoose }: Props) {
  const t = useTranslations('quote.shower.thickness')
  const offered = tables ? offeredShowerThicknesses(tables) : showerThicknesses
  return (
    <div className="mt-8 grid gap-4">
      {offered.map(({ inches, mm }) => {
        const size = inches === '1/2' ? '1/2' : '3/8'
        const name = names[size]
        return (
          <ChoiceCard
            key={mm}
            chosen={thicknessMm === mm}
            onChoose={() => onChoose(mm)}
            picture={<ThicknessPhoto inches={size} />}
            title={t(`${name}.title`)}
            text={t(`${name}.text`)}
          />
        )
      })}
    </div>
  )
}
