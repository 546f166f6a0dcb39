import { useTranslations } from 'next-intl'
import type { OrderDates } from '@/domain/booking/order-dates'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { OrderLine } from './order-line'

type Props = {
  /** Null where nobody can name any; undefined while they are asked for. */
  dates: OrderDates | null | undefined
  /** The last day of the price; null where it has none. */
  until: Date | null
  /** Whether a part is paid first. */
  withDeposit: boolean
  /** Money came for it: the days are those of a visit that is booked today. */
  isOrdered?: boolean
}

const steps = ['today', 'measure', 'made', 'installed'] as const

/** What happens next, on a line: to the days that the shop reckons with, or in words alone. */
export function OrderSteps({ dates, until, withDeposit, isOrdered = false }: Props) {
  const t = useTranslations('quote.estimate.next')
  const format = useSiteFormatter()
  const words = {
    today: isOrdered
      ? t('todayOrdered')
      : until
        ? t('todayUntil', { day: format.dateTime(until, { month: 'long', day: 'numeric' }) })
        : t('todayText'),
    measure: t(withDeposit ? 'measureDeposit' : 'measureText'),
    made: t('madeText'),
    installed: t('installedText'),
  }
  return (
    <section aria-labelledby="estimate-next">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2
          id="estimate-next"
          className="text-h3 print:font-sans print:text-base print:font-semibold"
        >
          {t('title')}
        </h2>
        {dates === null ? null : (
          <p className="min-h-6 text-small text-text-second">
            {dates ? t(isOrdered ? 'scaleOrdered' : 'scale') : null}
          </p>
        )}
      </div>
      {dates ? <OrderLine dates={dates} texts={words} /> : <StepsInWords words={words} />}
    </section>
  )
}

/** Without any day, while nobody can name one. */
function StepsInWords({ words }: { words: Record<(typeof steps)[number], string> }) {
  const t = useTranslations('quote.estimate.next')
  return (
    <ol className="mt-6 grid xl:grid-cols-4 print:mt-2 print:grid-cols-4">
      {steps.map((step) => (
        <li
          key={step}
          className="relative border-l border-edge-mid pb-6 pl-6 last:pb-0 xl:border-t xl:border-l-0 xl:pt-5 xl:pr-8 xl:pb-0 xl:pl-0 print:border-t print:border-l-0 print:p-0 print:pt-2"
        >
          <span
            aria-hidden="true"
            className="absolute top-2 -left-[6px] w-[11px] border-t-2 border-edge-mid xl:-top-[6px] xl:left-0 xl:h-[11px] xl:w-0 xl:border-t-0 xl:border-l-2 print:-top-[6px] print:left-0 print:h-[11px] print:w-0 print:border-t-0 print:border-l-2"
          />
          <h3 className="font-display text-h4 print:font-sans print:text-base print:font-semibold">
            {t(step)}
          </h3>
          <p className="mt-1 text-base text-pretty text-text-second print:hidden">{words[step]}</p>
        </li>
      ))}
    </ol>
  )
}
