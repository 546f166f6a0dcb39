import { useTranslations } from 'next-intl'
import type { OrderDates } from '@/domain/booking/order-dates'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { segmentsOf } from './segments'
import './order-line.css'

type Props = {
  dates: OrderDates
  /** What is said below each of its three days. */
  texts: { today: string; measure: string; installed: string }
}

const steps = ['today', 'measure', 'installed'] as const

/** What happens next to the scale of days, with a mark for each on which somebody works. */
export function OrderLine({ dates, texts }: Props) {
  const t = useTranslations('quote.estimate.next')
  const format = useSiteFormatter()
  const day = (written: string) =>
    format.dateTime(noonOf(written), { weekday: 'short', month: 'short', day: 'numeric' })
  const { from, until } = dates.installed
  const { least, most } = dates.installDays
  const when = {
    today: day(dates.today),
    measure: t('by', { day: day(dates.visit) }),
    installed: from === until ? day(from) : t('between', { from: day(from), until: day(until) }),
  }
  const segments = segmentsOf(dates)
  const spans = Object.fromEntries(
    segments.map(({ days }, index) => [`--span-${index + 1}`, `${days}fr`]),
  )
  return (
    <ol className="order-line" style={spans}>
      {steps.map((step, index) => (
        <li key={step} className="order-step">
          <span aria-hidden="true" className="order-span">
            {segments[index]?.marks.map((at) => (
              <span key={at} className="order-day" style={{ '--at': `${at * 100}%` } as object} />
            ))}
          </span>
          <h3 className="font-display text-h4 print:font-sans print:text-base print:font-semibold">
            {t(step)}
          </h3>
          <p className="font-semibold">{when[step]}</p>
          <p className="mt-1 text-base text-pretty text-text-second print:hidden">{texts[step]}</p>
          {step === 'measure' ? (
            <p className="order-between">
              {t('workingDays', { least, most, same: least === most ? 'yes' : 'no' })}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

/** Noon of a day such as `2027-01-12`: the same day wherever the company is. */
function noonOf(day: string): Date {
  return new Date(`${day}T18:00:00Z`)
}
