import { env } from '@/config/env'
import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { siteFormatter } from '@/i18n/site-formatter'
import { timeForLetter } from '@/i18n/whole-time'
import { translatorOf } from '@/i18n/translator'
import { letter } from './letter'
import type { MailMessage } from './mail-message'
import { withWholeDay } from './with-whole-day'

export type BookingNews = 'booked' | 'moved' | 'called_off' | 'tomorrow'

type Times = { start: string; end: string }

type Facts = Times & {
  address: string
  about: string
  /** Until how many hours before it the link moves it. */
  changeHours: number
  url: string
  /** The calendar's file. */
  calendar: string | null
}

type Recipient = { to: string; locale: Locale; company: CompanyFacts }

/** Day and time of a visit, as its customer reads them: in the shop's zone. */
export function whenOf(locale: Locale, { start, end }: Times): { day: string; time: string } {
  const format = siteFormatter(locale)
  return {
    day: format.dateTime(new Date(start), { weekday: 'long', month: 'long', day: 'numeric' }),
    time: timeForLetter(
      format.dateTimeRange(new Date(start), new Date(end), { timeStyle: 'short' }),
    ),
  }
}

/** Tells whoever booked a visit how it stands with it, with a file for his calendar. */
export async function bookingMail(
  recipient: Recipient,
  news: BookingNews,
  { address, about, changeHours, url, calendar, ...times }: Facts,
): Promise<MailMessage> {
  const { locale, company } = recipient
  const t = translatorOf(locale, 'booking.mail')
  const said = { ...whenOf(locale, times), company: company.name }
  const inside = withWholeDay(said)
  const message = await letter({
    ...recipient,
    ...(company.salesEmail ? { replyTo: company.salesEmail } : {}),
    subject: t(`${news}.subject`, said),
    heading: t(`${news}.heading`, inside),
    paragraphs: [
      t(`${news}.text`, inside),
      ...(news === 'called_off'
        ? []
        : [t('change', { hours: changeHours, phone: company.phone || 'none' })]),
    ],
    rows: [
      { label: t('rows.day'), value: inside.day },
      { label: t('rows.time'), value: said.time },
      { label: t('rows.where'), value: address },
      { label: t('rows.about'), value: about },
    ],
    action: {
      label: t(news === 'called_off' ? 'again' : 'action'),
      url,
      hint: translatorOf(locale, 'mail.layout')('linkHint'),
    },
  })
  return calendar === null ? message : { ...message, calendar }
}

type ForShop = Times & { inquiryId: number; name: string; before: Times; company: CompanyFacts }

/** Tells the sales address that a customer moved or called off a visit; null where there is none. */
export async function bookingChangedMail(
  news: 'moved' | 'called_off',
  { inquiryId, name, before, company, ...times }: ForShop,
): Promise<MailMessage | null> {
  const { SALES_EMAIL: to, SITE_URL } = env()
  if (to === undefined) return null
  const t = translatorOf(defaultLocale, 'booking.shop')
  const [was, now] = [whenOf(defaultLocale, before), whenOf(defaultLocale, times)]
  return letter({
    to,
    company,
    locale: defaultLocale,
    subject: t(`${news}.subject`, { name, ...now }),
    heading: t(`${news}.heading`, { name, ...withWholeDay(now) }),
    paragraphs: [t(`${news}.text`, withWholeDay(was))],
    action: {
      label: t('action'),
      url: `${SITE_URL}/admin/collections/inquiries/${inquiryId}`,
      hint: translatorOf(defaultLocale, 'mail.layout')('linkHint'),
    },
  })
}
