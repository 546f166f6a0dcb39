import { useTranslations } from 'next-intl'
import type { StepLineProps } from './step-line'

/** What was chosen in each step, in a row that leaves the first screen to the estimate; each leads back to its step. */
export function DoneSteps({ steps, onChange }: Pick<StepLineProps, 'steps' | 'onChange'>) {
  const t = useTranslations('quote.steps')
  return (
    <nav aria-label={t('label')} className="min-w-0 max-lg:hidden">
      <ol className="flex min-w-0 justify-center">
        {steps.map(({ label, choice = label }, index) => (
          <li
            key={label}
            className="flex min-w-0 items-center border-tick px-3.5 not-first:border-l lg:max-xl:px-2.5"
          >
            <button
              type="button"
              title={label}
              onClick={() => onChange(index + 1)}
              className="relative min-h-11 fractions text-base text-link lg:max-xl:line-clamp-2 lg:max-xl:text-left lg:max-xl:text-small lg:max-xl:leading-snug xl:truncate"
            >
              {choice}
              <span className="sr-only"> {t('changeOf', { what: label })}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
