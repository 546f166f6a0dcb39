import { useTranslations } from 'next-intl'
import type { SafetyAnswers } from '@/domain/pricing/types'
import { classNames } from '@/ui/class-names'

type Answers = { [Key in keyof SafetyAnswers]?: boolean | undefined }
type Props = {
  answers: Answers | undefined
  /** Only a large pane is asked about its place above the floor. */
  isLarge: boolean
  onChange: (answers: SafetyAnswers) => void
}

const questions = ['door', 'wet', 'low', 'stairs'] as const
const choices = [
  ['yes', true],
  ['no', false],
  ['unknown', undefined],
] as const

/** Where the pane is: the code asks for safety glass in four places. Not answered says nothing. */
export function SafetyQuestions({ answers = {}, isLarge, onChange }: Props) {
  const t = useTranslations('quote.safety')
  const asked = questions.filter((question) => question !== 'low' || isLarge)
  return (
    <section aria-label={t('legend')} className="mt-8 border-t border-rule pt-6">
      <h2 className="font-display text-h4">{t('legend')}</h2>
      <p className="mt-1 text-text-second">{t('lead')}</p>
      <div className="mt-4 grid gap-4">
        {asked.map((question) => (
          <fieldset key={question} className="min-w-0">
            <legend className="mb-2 font-medium">{t(question)}</legend>
            <div className="flex flex-wrap gap-2">
              {choices.map(([word, value]) => (
                <label
                  key={word}
                  className={classNames(
                    'flex min-h-11 cursor-pointer items-center border px-4 has-focus-visible:outline-2 has-focus-visible:outline-edge-ink',
                    answers[question] === value
                      ? 'border-edge-ink bg-edge-tint font-semibold text-edge-ink picked'
                      : 'border-rule bg-paper text-text-second hover:text-text',
                  )}
                >
                  <input
                    type="radio"
                    name={`safety-${question}`}
                    checked={answers[question] === value}
                    onChange={() => onChange(answered(answers, question, value))}
                    className="sr-only"
                  />
                  {t(word)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  )
}

function answered(
  answers: Answers,
  question: keyof SafetyAnswers,
  value: boolean | undefined,
): SafetyAnswers {
  const { [question]: _, ...others } = answers as SafetyAnswers
  return value === undefined ? others : { ...others, [question]: value }
}
