import { useId } from 'react'
import { useTranslations } from 'next-intl'
import { limitsOf } from '@/domain/glass-rules/work'
import type { PricingTables, SafetyAnswer, SafetyPlace } from '@/domain/pricing/types'
import { SafetyPlaceDrawing } from '@/drawings/illustrations/safety-place'
import { classNames } from '@/ui/class-names'
import type { ReplacementDraft } from './replacement-draft'
import { SafetyConsequence } from './safety-consequence'

type Props = {
  place: SafetyPlace
  draft: ReplacementDraft
  tables: PricingTables
  answer: SafetyAnswer | undefined
  onAnswer: (answer: SafetyAnswer) => void
}

const choices = [
  ['yes', true],
  ['no', false],
  ['unknown', 'unknown'],
] as const

/** One place: its picture, the measure that decides, three answers, and what follows from them. */
export function SafetyQuestion({ place, draft, tables, answer, onAnswer }: Props) {
  const t = useTranslations('quote.safety')
  const id = useId()
  const rule = tables.glassRules.find((row) => row.rule === `safety-${place}`)
  return (
    <div className="border-t border-rule py-3 last:border-b">
      <div className="grid grid-cols-[2.875rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:grid-cols-[2.875rem_minmax(0,1fr)_auto] lg:max-xl:grid-cols-[2.875rem_minmax(0,1fr)] tablet:grid-cols-[2.875rem_minmax(0,1fr)]">
        <SafetyPlaceDrawing place={place} />
        <div className="min-w-0">
          <p id={`${id}-question`} className="font-semibold">
            {t(`places.${place}.question`)}
          </p>
          <p id={`${id}-measure`} className="text-small text-pretty text-text-second">
            {t(`places.${place}.measure`, { most: limitsOf(rule).of('mostSqFt') ?? 0 })}
            {rule?.source ? <span className="block">{rule.source}</span> : null}
          </p>
        </div>
        <div
          role="radiogroup"
          aria-labelledby={`${id}-question`}
          aria-describedby={`${id}-measure ${id}-consequence`}
          className="col-span-2 grid grid-cols-[1fr_1fr_2fr] rounded-glass border border-rule-stone bg-paper sm:col-span-1 sm:flex lg:max-xl:col-span-2 lg:max-xl:grid tablet:col-span-2 tablet:grid"
        >
          {choices.map(([word, value]) => (
            <label
              key={word}
              className={classNames(
                'grid min-h-11 cursor-pointer place-items-center border-rule-stone px-3 text-base whitespace-nowrap not-first:border-l has-focus-visible:outline-2 has-focus-visible:outline-edge-ink sm:px-4 lg:max-xl:px-2 tablet:px-2',
                answer === value
                  ? 'bg-edge-tint font-semibold text-edge-ink shadow-[inset_0_0_0_1.5px_var(--color-edge-mid)] picked'
                  : 'text-text-second hover:text-text',
              )}
            >
              <input
                type="radio"
                name={id}
                checked={answer === value}
                onChange={() => onAnswer(value)}
                className="sr-only"
              />
              {t(word)}
            </label>
          ))}
        </div>
      </div>
      <div id={`${id}-consequence`} role="status" className="sm:pl-15.5 lg:max-xl:pl-0 tablet:pl-0">
        {answer === true || answer === 'unknown' ? (
          <SafetyConsequence {...{ answer, rule, draft, tables }} />
        ) : null}
      </div>
    </div>
  )
}
