import { defaultLocale } from '@/config/locales'
import { siteFormatter } from '@/i18n/site-formatter'

/** Noon of a day of the calendar, which is the same day in every zone of the country. */
function noonOf(day: string): Date {
  return new Date(`${day}T18:00:00Z`)
}

/** `November` */
export function monthText(day: string): string {
  return siteFormatter(defaultLocale).dateTime(noonOf(day), { month: 'long' })
}

/** `Nov 23` */
export function dayText(day: string): string {
  return siteFormatter(defaultLocale).dateTime(noonOf(day), { month: 'short', day: 'numeric' })
}
