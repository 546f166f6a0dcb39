import { useTranslations } from 'next-intl'
import { useSiteFormatter } from '@/i18n/use-site-formatter'

type Props = {
  /** The last day of the price; null where it has none. */
  until: Date | null
  /** Whether a part is paid first. */
  withDeposit: boolean
}

const steps = ['today', 'measure', 'made', 'installed'] as const

/** What happens next, on a line: in words alone, since nobody has agreed on a day yet. */
export function EstimateSteps({ until, withDeposit }: Props) {
  const t = useTranslations('quote.estimate.next')
  const format = useSiteFormatter()
  const words = {
    today: until
      ? t('todayUntil', { day: format.dateTime(until, { month: 'short', day: 'numeric' }) })
      : t('todayText'),
    measure: t(withDeposit ? 'measureDeposit' : 'measureText'),
    made: t('madeText'),
    installed: t('installedText'),
  }
  return (
    <section aria-labelledby="estimate-next">
      <h2 id="estimate-next" className="text-h3">
        {t('title')}
      </h2>
      <ol className="mt-6 grid lg:grid-cols-4">
        {steps.map((step) => (
          <li
            key={step}
            className="relative border-l border-edge-mid pb-6 pl-6 last:pb-0 lg:border-t lg:border-l-0 lg:pt-5 lg:pr-8 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-2 -left-[6px] w-[11px] border-t-2 border-edge-mid lg:-top-[6px] lg:left-0 lg:h-[11px] lg:w-0 lg:border-t-0 lg:border-l-2"
            />
            <h3 className="font-display text-h4">{t(step)}</h3>
            <p className="mt-1 text-base text-pretty text-text-second">{words[step]}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
