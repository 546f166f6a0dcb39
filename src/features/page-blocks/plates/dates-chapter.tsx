import { getTranslations } from 'next-intl/server'
import { datesOnPage } from '@/domain/booking/dates-on-page'
import { siteFormatter } from '@/i18n/site-formatter'
import { classNames } from '@/ui/class-names'
import { DayRun } from '@/ui/day-run'
import { ChapterHead } from './chapter-head'
import { noonOf } from './noon-of'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'

type Props = FieldsOf<'dates'> & { context: PlateContext }

/** A day stays on its line where a step has room for it; five of them on a tablet have not. */
const unbroken = 'min-[22.5rem]:max-md:whitespace-nowrap xl:whitespace-nowrap'

const short = { month: 'short', day: 'numeric' } as const

/**
 * What happens when somebody says yes today: every day to scale, and the steps beside them on leaders.
 * The steps alone while nobody can name a day.
 */
export async function DatesChapter({ heading, lead, items, context }: Props) {
  const { locale, order } = context
  const t = await getTranslations({ locale, namespace: 'plates.dates' })
  const format = siteFormatter(locale)
  const dates = order && datesOnPage(order)
  const when = dates?.steps.map(({ from, until, offset }) => {
    const day = format.dateTime(noonOf(from), short)
    if (noonOf(from) < noonOf(until)) {
      const range = format.dateTimeRange(noonOf(from), noonOf(until), short)
      // the years of a range that crosses New Year say nothing new, and would not fit
      const days =
        from.year === until.year ? range : `${day} – ${format.dateTime(noonOf(until), short)}`
      return { day: days, isRange: true, beside: null }
    }
    const holiday = dates.days[offset]?.holiday ?? null
    return {
      day: offset === 0 ? day : t('by', { day }),
      isRange: false,
      beside: holiday
        ? t(`holidays.${holiday}`)
        : format.dateTime(noonOf(from), { weekday: 'short' }),
    }
  })
  return (
    <section className="dates-chapter page pt-21 lg:pt-34">
      <ChapterHead heading={heading} lead={dates ? lead : null} />
      {dates ? (
        <DayRun
          className="pt-12"
          days={dates.days.map(({ isWorking, holiday }) => ({
            isWorking,
            label: holiday && t(`holidays.${holiday}`),
          }))}
          steps={dates.steps.map(({ offset }, index) => ({
            offset,
            says: (
              <>
                <p className="mb-2">
                  <span
                    className={classNames(
                      'font-display text-h4 text-edge-ink md:max-lg:text-body xl:text-h3',
                      when?.[index]?.isRange ? null : unbroken,
                    )}
                  >
                    {when?.[index]?.day}
                  </span>{' '}
                  <span className={`text-small text-text-second ${unbroken}`}>
                    {when?.[index]?.beside}
                  </span>
                </p>
                <Step {...items[index]} />
              </>
            ),
          }))}
        />
      ) : (
        <ol className="grid gap-6 pt-12 md:grid-cols-5 md:gap-3">
          {items.map((item, index) => (
            <li key={index} className="border-t border-edge-mid pt-3">
              <Step {...item} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Step({ title, text }: { title?: string; text?: string }) {
  return (
    <>
      <p className="font-display text-h4 leading-tight">{title}</p>
      <p className="fractions text-small text-text-second">{text}</p>
    </>
  )
}
