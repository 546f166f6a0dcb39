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
            className="flex items-center border-tick px-3.5 not-first:border-l not-last:shrink-0 not-last:whitespace-nowrap last:min-w-0 lg:max-xl:px-2.5"
          >
            <button
              type="button"
              title={label}
              onClick={() => onChange(index + 1)}
              className="relative line-clamp-2 min-h-11 text-left fractions text-base leading-snug text-link lg:max-xl:text-small"
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

/** The same where the bar has no room for it: one row, which leads back to the last step. */
export function DoneLine({ steps, onChange }: Pick<StepLineProps, 'steps' | 'onChange'>) {
  const t = useTranslations('quote.steps')
  return (
    <nav
      aria-label={t('label')}
      className="builder-chrome flex min-h-11 items-center justify-between gap-x-4 text-small text-text-second max-md:-mb-3 lg:hidden"
    >
      <p className="shrink-0 font-semibold text-edge-ink">{t('done')}</p>
      <p className="flex min-w-0 items-center gap-2.5 fractions">
        <span className="truncate max-sm:hidden">
          {steps.flatMap(({ choice }) => choice ?? []).join(', ')}
        </span>
        <button
          type="button"
          aria-label={t('changeOf', { what: steps.at(-1)?.label ?? '' })}
          onClick={() => onChange(steps.length)}
          className="min-h-11 min-w-11 shrink-0 text-link"
        >
          {t('change')}
        </button>
      </p>
    </nav>
  )
}
