import { env } from '@/config/env'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import type { CrewNews } from '@/domain/job/crew-news'
import { translatorOf } from '@/i18n/translator'
import { whenOf } from './booking-mail'
import { letter } from './letter'
import type { MailMessage } from './mail-message'
import { withWholeDay } from './with-whole-day'

/** What whoever goes there has to know, and nothing of money. */
export type CrewFacts = {
  kind: 'measure' | 'install' | 'service'
  start: string
  end: string
  name: string
  phone: string | null
  address: string | null
  note: string | null
  /** The calendar's file. */
  calendar: string
}

type Recipient = { to: string; locale: Locale; company: CompanyFacts }

/** Tells whoever of us goes to a customer that he does, or that it changed. */
export async function crewMail(
  recipient: Recipient,
  news: CrewNews,
  { kind, name, phone, address, note, calendar, ...times }: CrewFacts,
): Promise<MailMessage> {
  const { locale } = recipient
  const t = translatorOf(locale, 'job.crew')
  const said = { ...whenOf(locale, times), kind, name }
  const inside = withWholeDay(said)
  const row = (label: 'name' | 'phone' | 'where' | 'note', value: string | null) =>
    value ? [{ label: t(`rows.${label}`), value }] : []
  const message = await letter({
    ...recipient,
    subject: t(`${news}.subject`, said),
    heading: t(`${news}.heading`, inside),
    paragraphs: [t(`${news}.text`, inside)],
    rows: [
      { label: t('rows.day'), value: inside.day },
      { label: t('rows.time'), value: said.time },
      { label: t('rows.what'), value: t(`kinds.${kind}`) },
      ...row('name', name),
      ...row('phone', phone),
      ...row('where', address),
      ...row('note', note),
    ],
    action: {
      label: t('action'),
      url: `${env().SITE_URL}/admin`,
      hint: translatorOf(locale, 'mail.layout')('linkHint'),
    },
  })
  return { ...message, calendar }
}
