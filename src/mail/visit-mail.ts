import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import type { VisitNews } from '@/domain/job/visit-news'
import { siteFormatter } from '@/i18n/site-formatter'
import { timeForLetter } from '@/i18n/whole-time'
import { translatorOf } from '@/i18n/translator'
import { letter } from './letter'
import type { MailMessage } from './mail-message'
import { withWholeDay } from './with-whole-day'

export type VisitFacts = {
  kind: 'measure' | 'install' | 'service'
  start: string
  end: string
  quoteNumber: string
  address: string | null
  /** Whoever comes, by the first name alone. */
  person: string | null
  /** Where the customer sees how it stands; null where he has no way to. */
  url: string | null
}

type Recipient = { to: string; locale: Locale; company: CompanyFacts }

/** Tells a customer when somebody comes: that a visit was set, moved or called off, or is tomorrow. */
export async function visitMail(
  recipient: Recipient,
  about: VisitNews | 'tomorrow' | 'not_needed',
  { kind, quoteNumber, ...visit }: VisitFacts,
): Promise<MailMessage> {
  const { locale, company } = recipient
  const t = translatorOf(locale, 'job.mail')
  const format = siteFormatter(locale)
  const [start, end] = [new Date(visit.start), new Date(visit.end)]
  const day = format.dateTime(start, { weekday: 'long', month: 'long', day: 'numeric' })
  const time = timeForLetter(format.dateTimeRange(start, end, { timeStyle: 'short' }))
  const said = { kind, day, time, number: quoteNumber, company: company.name }
  const inside = withWholeDay(said)
  return letter({
    ...recipient,
    ...(company.salesEmail ? { replyTo: company.salesEmail } : {}),
    subject: t(`${about}.subject`, said),
    heading: t(`${about}.heading`, inside),
    paragraphs: [
      t(`${about}.text`, inside),
      t(`${about}.change`, { phone: company.phone || 'none' }),
    ],
    rows: [
      { label: t('rows.day'), value: inside.day },
      { label: t('rows.time'), value: time },
      ...(visit.address ? [{ label: t('rows.where'), value: visit.address }] : []),
      ...(visit.person && about !== 'called_off' && about !== 'not_needed'
        ? [{ label: t('rows.who'), value: visit.person }]
        : []),
      { label: t('rows.quote'), value: quoteNumber },
    ],
    ...(visit.url
      ? {
          action: {
            label: t('action'),
            url: visit.url,
            hint: translatorOf(locale, 'mail.layout')('linkHint'),
          },
        }
      : {}),
  })
}
