import { getTranslations } from 'next-intl/server'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { daysBesides } from '@/domain/booking/slots'
import type { FreeDay, Slot } from '@/domain/booking/slots'
import { buttonClasses } from '@/ui/button'
import { DayTimes } from './day-times'
import { DayWeeks } from './day-weeks'

type Props = {
  locale: Locale
  days: FreeDay[]
  /** The day that the address asks for; the first free one where it asks for none. */
  asked: string
  hrefOf: (day: string) => string
  /** The time of the visit that is to be moved. */
  own?: Slot
  form: { action: string; fields: Record<string, string>; lead: string }
  phone: string
}

/** Days beside the times of the chosen one; without scripts too, each day is an address. */
export async function ChooseTime({ locale, days: shown, asked, hrefOf, own, form, phone }: Props) {
  const t = await getTranslations({ locale, namespace: 'booking' })
  const days = own ? daysBesides(shown, own) : shown
  const free = days.filter(({ state }) => state === 'free')
  const chosen = free.find(({ day }) => day === asked) ?? free[0]
  if (chosen === undefined) {
    return (
      <div className="max-w-xl border border-rule bg-paper p-6">
        <h2 className="text-h3">{t('times.none.title', { days: days.length })}</h2>
        <p className="mt-3 text-text-second">{t('times.none.text', { phone: phone || 'none' })}</p>
        <a
          href={localHref(locale, '/contact')}
          className={`mt-6 ${buttonClasses('outline', 'large')}`}
        >
          {t('closed.write')}
        </a>
      </div>
    )
  }
  return (
    <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <DayWeeks {...{ locale, days, hrefOf, own }} chosen={chosen.day} />
        {/* where the times stand below the days, whoever chose one is led to them */}
        <span id="times" className="block scroll-mt-24 lg:hidden" />
      </div>
      <div className="lg:col-span-6 xl:col-span-5 xl:col-start-8">
        <DayTimes {...{ locale, own, ...form }} day={chosen} />
      </div>
    </div>
  )
}
