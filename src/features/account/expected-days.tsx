import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import type { OrderDates } from '@/domain/booking/order-dates'
import { numbersTogether, spanTogether } from '@/i18n/days-together'
import { siteFormatter } from '@/i18n/site-formatter'

type Props = { locale: Locale; dates: OrderDates }

/** When it is measured, made and installed if it is ordered today, as its estimate names the days. */
export async function ExpectedDays({ locale, dates }: Props) {
  const t = await getTranslations({ locale, namespace: 'account.quotes.expected' })
  const format = siteFormatter(locale)
  const day = (at: string) =>
    format.dateTime(new Date(`${at}T18:00:00Z`), { month: 'short', day: 'numeric' })
  const span = ({ from, until }: { from: string; until: string }) =>
    spanTogether(t('between', { from: day(from), until: day(until) }))
  const steps = [
    { name: t('measured'), when: numbersTogether(t('by', { day: day(dates.visit) })) },
    { name: t('made'), when: span(dates.ready) },
    { name: t('installed'), when: span(dates.installed) },
  ]
  return (
    <div>
      <p className="text-small text-text-second">{t('label')}</p>
      <ol className="mt-4 grid grid-cols-3 grid-rows-[auto_auto]">
        {steps.map(({ name, when }) => (
          <li
            key={name}
            className="relative row-span-2 grid grid-rows-subgrid border-t-2 border-rule pt-3 pr-2 text-small"
          >
            <span aria-hidden="true" className="absolute -top-[7px] left-0 h-3 w-0.5 bg-edge-mid" />
            <span className="font-medium">{name}</span>
            <span className="figures text-text-second">{when}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
