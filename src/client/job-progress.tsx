import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import type { Locale } from '@/config/locales'
import type { JobProgress } from '@/domain/job/progress'
import { siteFormatter } from '@/i18n/site-formatter'
import { visitTimes } from '@/i18n/visit-times'
import { classNames } from '@/ui/class-names'

type Props = {
  progress: JobProgress
  locale: Locale
  /** Whether the customer has a change in hand, and has not answered. */
  waitsForYes?: boolean
  /** What can be done about what comes next: below its words. */
  children?: ReactNode
}

/** Where it stands after yes: four steps along a line, and the next date in words. */
export function JobProgressLine({ progress, locale, waitsForYes = false, children }: Props) {
  const t = useTranslations('job.progress')
  const format = siteFormatter(locale)
  const day = (at: string) =>
    format.dateTime(new Date(at), { month: 'short', day: 'numeric' }).replaceAll(' ', '\u00a0')
  return (
    <div>
      <p className="font-medium">{nextLine()}</p>
      {children}
      <ol
        aria-label={t('label')}
        className="mt-4 grid grid-cols-4 grid-rows-[auto_auto] max-[25rem]:grid-cols-[repeat(4,auto)]"
      >
        {progress.steps.map(({ step, state, on }) => (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            className={classNames(
              'relative row-span-2 grid grid-rows-subgrid border-t-2 pt-3 pr-2 text-small max-[25rem]:text-caption',
              state === 'done' ? 'border-edge-mid' : 'border-rule',
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'absolute -top-[7px] left-0 h-3 w-0.5',
                state === 'ahead' ? 'bg-rule' : 'bg-edge-mid',
              )}
            />
            <span className={state === 'ahead' ? 'text-text-second' : 'font-medium text-text'}>
              {t(`steps.${step}`)}
            </span>
            <span className="text-text-second">{on === null ? t(`states.${state}`) : day(on)}</span>
          </li>
        ))}
      </ol>
    </div>
  )

  function nextLine(): string {
    const { next, isOnHold, steps } = progress
    if (isOnHold) return t('onHold')
    if (next?.kind === 'visit') {
      const line = t(`visits.${next.visit.kind}`, visitTimes(locale, next.visit))
      // "4:00 p.m." ends a sentence by itself
      return line.replace(/\.\.$/, '.')
    }
    if (next?.kind === 'glass') return t('glass', { day: day(next.on) })
    const current = steps.find(({ state }) => state === 'current')
    if (current?.step === 'ordered' && waitsForYes) return t('waits.yes')
    return current ? t(`waits.${current.step}`) : t('done')
  }
}
