import { getTranslations } from 'next-intl/server'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { BookingRules } from '@/domain/booking/booking-rules'
import { ArrowLink } from '@/ui/page/arrow-link'
import { AreaWeeks } from './area-weeks'
import { ZipForm } from './zip-form'

type Props = {
  locale: Locale
  booking: BookingRules
  /** What the way to book is called. */
  bookVisit: string
}

/** Which towns are visited on which days, while visits are booked here; the way to ask for one anyway. */
export async function WhereWeCome({ locale, booking, bookVisit }: Props) {
  const b = await getTranslations({ locale, namespace: 'booking' })
  if (!booking.isOpen) {
    return (
      <ArrowLink href={localHref(locale, '/book-visit')} className="mt-8">
        {bookVisit}
      </ArrowLink>
    )
  }
  return (
    <section className="mt-16 border-t-[1.5px] border-edge-ink pt-8 lg:mt-20">
      <h2 className="text-h3 lg:text-title">{b('where.title')}</h2>
      <p className="mt-3 max-w-[52ch] text-text-second">{b('where.lead')}</p>
      <div className="mt-6">
        <ZipForm locale={locale} look="beside" />
      </div>
      <div className="mt-8 border-t border-rule">
        <AreaWeeks locale={locale} rules={booking} />
      </div>
      <ArrowLink href={localHref(locale, '/book-visit')} className="mt-2">
        {bookVisit}
      </ArrowLink>
    </section>
  )
}
