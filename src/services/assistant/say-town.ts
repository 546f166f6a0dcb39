import 'server-only'
import { localHref } from '@/config/locales'
import { daysInTown } from '@/domain/booking/area-of-town'
import { siteFormatter } from '@/i18n/site-formatter'
import { weekdayName } from '@/i18n/weekday-name'
import { callLinks, priceLink } from './answer-parts'
import type { Desk, Told } from './answer-parts'

/** That a town is gone to, on which days, and where a visit is booked. */
export function sayTown(town: string, desk: Desk): Told {
  const { t, locale, shelf, booking } = desk
  const { serviceArea: area } = shelf.company
  const days = booking.isOpen ? daysInTown(booking, town) : []
  const named = siteFormatter(locale).list(days.map((day) => weekdayName(locale, day, 'long')))
  const texts = [
    t('town', { town }),
    days.length > 0
      ? t('townDays', { days: String(named) })
      : area
        ? t('townArea', { area })
        : null,
  ]
  return {
    kind: 'place',
    blocks: texts.filter((text) => text !== null).map((text) => ({ text })),
    links: [
      ...(days.length > 0
        ? [{ href: localHref(locale, '/book-visit'), text: t('bookVisit') }]
        : callLinks(desk)),
      priceLink(desk),
    ],
    source: { title: t('source.company'), href: localHref(locale, '/contact') },
  }
}
