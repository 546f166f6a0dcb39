import { useTranslations } from 'next-intl'
import { showerThicknesses } from '@/domain/pricing/thickness'
import { ChoiceCard } from '../frame/choice-card'
import { ThicknessPhoto } from './thickness-photo'

const names = { '3/8': 'threeEighths', '1/2': 'half' } as const

type Props = { thicknessMm: number | null; onChoose: (thicknessMm: number) => void }

export function ThicknessStep({ thicknessMm, onChoose }: Props) {
  const t = useTranslations('quote.shower.thickness')
  return (
    <div className="mt-8 grid gap-4">
      {showerThicknesses.map(({ inches, mm }) => {
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
