import { useTranslations } from 'next-intl'
import { datesOnPage } from '@/domain/booking/dates-on-page'
import type { OrderDates } from '@/domain/booking/order-dates'
import { spanTogether } from '@/i18n/days-together'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { DayRun } from '@/ui/day-run'

type Props = {
  dates: OrderDates
  /** What is said below each of its days. */
  texts: { today: string; measure: string; made: string; installed: string }
}

/** What happens next, with a tick for each day. */
export function OrderLine({ dates, texts }: Props) {
  const t = useTranslations('quote.estimate.next')
  const format = useSiteFormatter()
  const day = (written: string) =>
    spanTogether(
      format.dateTime(noonOf(written), { weekday: 'short', month: 'short', day: 'numeric' }),
    )
  const between = ({ from, until }: { from: string; until: string }) =>
    from === until ? day(from) : spanTogether(t('between', { from: day(from), until: day(until) }))
  const when = {
    today: day(dates.today),
    measure: t('by', { day: day(dates.visit) }),
    made: between(dates.ready),
    installed: between(dates.installed),
  }
  const { steps, days } = datesOnPage(dates)
  const [today, visit, , ready, installed] = steps.map(({ offset }) => offset)
  const offsets = { today, measure: visit, made: ready, installed }
  return (
    <DayRun
      className="mt-8 print:mt-2"
      days={days}
      steps={(['today', 'measure', 'made', 'installed'] as const).map((step) => ({
        offset: offsets[step] ?? 0,
        says: (
          <>
            <h3 className="font-display text-h4 print:font-sans print:text-base print:font-semibold">
              {t(step)}
            </h3>
            <p className="font-semibold">{when[step]}</p>
            <p className="mt-1 text-base text-pretty text-text-second print:hidden">
              {texts[step]}
            </p>
          </>
        ),
      }))}
    />
  )
}

/** Noon of a day such as `2027-01-12`: the same day wherever the company is. */
function noonOf(day: string): Date {
  return new Date(`${day}T18:00:00Z`)
}
