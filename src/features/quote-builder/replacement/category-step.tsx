import { useTranslations } from 'next-intl'
import { GlassEdge } from '@/drawings/illustrations/glass-edge'
import { ChoiceCard } from '../wizard/choice-card'
import type { ReplacementCategory } from '@/builder/replacement/replacement-draft'

const categories: readonly ReplacementCategory[] = ['insulated', 'flat']

type Props = {
  category: ReplacementCategory | null
  isDoor: boolean
  onChoose: (category: ReplacementCategory) => void
}

export function CategoryStep({ category, isDoor, onChoose }: Props) {
  const t = useTranslations('quote.replacement.category')
  return (
    <div className="mt-8 grid gap-4">
      {categories.map((each) => (
        <ChoiceCard
          key={each}
          chosen={category === each}
          onChoose={() => onChoose(each)}
          picture={<GlassEdge sheets={each === 'flat' ? 1 : 2} />}
          title={t(`${each}.title`)}
          text={t(isDoor ? `${each}.textOfDoor` : `${each}.text`)}
        />
      ))}
    </div>
  )
}
