import { useTranslations } from 'next-intl'
import { placesThatMatter } from '@/domain/glass-rules/safety'
import type { PricingTables, SafetyAnswer, SafetyAnswers } from '@/domain/pricing/types'
import { measuredPanes } from './panes'
import type { ReplacementDraft } from './replacement-draft'
import { SafetyQuestion } from './safety-question'

type Props = {
  draft: ReplacementDraft
  serviceType: string
  tables: PricingTables | null
  onChange: (answers: SafetyAnswers) => void
}

/** Where the pane is: the code asks for safety glass in four places. Not answered says nothing. */
export function SafetyQuestions({ draft, serviceType, tables, onChange }: Props) {
  const t = useTranslations('quote.safety')
  if (!tables) return null
  const pieces = measuredPanes(draft)
  const asked = placesThatMatter({ request: { serviceType }, pieces, tables })
  if (asked.length === 0) return null
  const answers = (draft.safety ?? {}) as SafetyAnswers
  const answer = (place: keyof SafetyAnswers) => (given: SafetyAnswer) =>
    onChange({ ...answers, [place]: given })
  return (
    <section aria-label={t('legend')} className="mt-8">
      <h2 className="font-display text-h4">{t('legend')}</h2>
      <p className="mt-1 mb-4 text-base text-text-second">{t('lead')}</p>
      {asked.map((place) => (
        <SafetyQuestion
          key={place}
          {...{ place, draft, tables }}
          answer={answers[place]}
          onAnswer={answer(place)}
        />
      ))}
    </section>
  )
}
