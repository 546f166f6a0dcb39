import { useTranslations } from 'next-intl'
import { classNames } from '@/ui/class-names'

type WizardStep = {
  label: string
  /** What was chosen there, once it is. */
  choice?: string | undefined
}

export type StepLineProps = {
  steps: readonly WizardStep[]
  /** From 1; one past the last when all are done. */
  current: number
  onChange: (step: number) => void
}

/**
 * The steps as one dimension line: what is done carries its choice and a way to change it. A low window has the words
 * in one line, so that the running figure is in view. Where all are done, see DoneSteps.
 */
export function StepLine({ steps, current, onChange }: StepLineProps) {
  const t = useTranslations('quote.steps')
  const total = steps.length
  const previous = steps.slice(0, current - 1).flatMap((step) => step.choice ?? [])
  return (
    <nav aria-label={t('label')} className="builder-chrome mt-2 lg:mt-0">
      <ol className="flex">
        {steps.map((step, index) => {
          const number = index + 1
          const state = number < current ? 'done' : number === current ? 'current' : 'ahead'
          return (
            <li
              key={step.label}
              aria-current={state === 'current' ? 'step' : undefined}
              className="min-w-0 flex-1"
            >
              <Segment state={state} last={number === total} />
              <div className="mt-2 pr-3 max-lg:sr-only lg:[@media(max-height:50rem)]:flex lg:[@media(max-height:50rem)]:items-center lg:[@media(max-height:50rem)]:gap-2">
                <p className="shrink-[4] truncate text-small text-text-second lg:max-xl:[@media(max-height:50rem)]:sr-only">
                  {state === 'done' ? step.label : t('stepOf', { number, total })}
                </p>
                <p
                  className={classNames(
                    'flex min-w-0 items-center fractions text-base',
                    state === 'current' && 'font-semibold text-edge-ink',
                    state === 'ahead' && 'text-text-second',
                    state === 'done' && 'font-medium',
                  )}
                >
                  {state === 'done' ? (
                    <>
                      <span className="truncate">{step.choice}</span>
                      <button
                        type="button"
                        onClick={() => onChange(number)}
                        aria-label={t('changeOf', { what: step.label })}
                        className="-my-2.5 ml-2.5 min-h-11 shrink-0 text-small font-normal text-link"
                      >
                        {t('change')}
                      </button>
                    </>
                  ) : (
                    <span className="truncate">{step.label}</span>
                  )}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
      <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-small text-text-second lg:hidden">
        <p className="shrink-0">
          {t.rich('stepOfNamed', {
            number: current,
            total,
            name: () => (
              <strong className="font-semibold text-edge-ink">{steps[current - 1]?.label}</strong>
            ),
          })}
        </p>
        {previous.length > 0 ? (
          <p className="flex min-w-0 items-center gap-1.5 fractions">
            <span className="truncate max-[399px]:hidden sm:hidden">{previous.at(-1)}</span>
            <span className="truncate max-sm:hidden">{previous.join(', ')}</span>
            <button
              type="button"
              onClick={() => onChange(Math.max(1, current - 1))}
              aria-label={t('changeOf', { what: steps[Math.max(0, current - 2)]?.label ?? '' })}
              className="min-h-11 min-w-11 shrink-0 text-link"
            >
              {t('change')}
            </button>
          </p>
        ) : null}
      </div>
    </nav>
  )
}

function Segment({ state, last }: { state: 'done' | 'current' | 'ahead'; last: boolean }) {
  const line = {
    done: 'bg-edge-mid h-0.5',
    current: 'bg-edge-ink h-0.5',
    ahead: 'bg-rule h-px',
  }[state]
  const tick = {
    done: 'bg-edge-mid',
    current: 'bg-edge-ink',
    ahead: 'bg-text-second',
  }[state]
  const sub = { done: 'bg-edge-mid', current: 'bg-edge-ink', ahead: 'bg-tick' }[state]
  return (
    <div aria-hidden="true" className="relative h-4.5">
      <div className={classNames('absolute top-2 w-full forced-colors:bg-[CanvasText]', line)} />
      <div
        className={classNames(
          'absolute top-0 left-0 h-4.25 w-px forced-colors:bg-[CanvasText]',
          tick,
        )}
      />
      {last ? (
        <div
          className={classNames(
            'absolute top-0 right-0 h-4.25 w-px forced-colors:bg-[CanvasText]',
            tick,
          )}
        />
      ) : null}
      <div className="absolute top-2 right-0 left-0 flex justify-evenly max-lg:hidden">
        {Array.from({ length: 7 }, (_, index) => (
          <span key={index} className={classNames('h-1.75 w-px', sub)} />
        ))}
      </div>
    </div>
  )
}
