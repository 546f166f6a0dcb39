import { env } from '@/config/env'
import { defaultLocale, formattingLocales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { formatMoney } from '@/domain/money/money'
import { translatorOf } from '@/i18n/translator'
import { letter } from './letter'
import type { MailMessage } from './mail-message'

/** What was priced, as the server prices it; money in major units. */
export type Priced = {
  /** The configuration in words, line by line, for whoever reads the mail. */
  lines: string[]
  total: number
  /** What the sender's screen said, where it said something else. */
  shownTotal: number | null
  currencyCode: string
}

type Inquiry = {
  kind: 'contact' | 'design' | 'quote' | 'chat' | 'visit'
  name: string
  email: string | null
  phone: string | null
  service: string | null
  message: string | null
  priced: Priced | null
}

type ForSales = { id: number; inquiry: Inquiry; company: CompanyFacts }

/** Tells the sales address of an inquiry; null where there is no such address. */
export async function salesMail({ id, inquiry, company }: ForSales): Promise<MailMessage | null> {
  const { SALES_EMAIL: to, SITE_URL } = env()
  if (to === undefined) return null
  const t = translatorOf(defaultLocale, 'mail')
  const { priced } = inquiry
  // What came through the contact form need not name a service; the other forms are about one.
  const service =
    inquiry.service ??
    (inquiry.kind === 'contact' ? null : t(`inquiryForSales.kinds.${inquiry.kind}`))
  const money = (amount: number) => formatMoney(amount, priced?.currencyCode ?? 'USD')
  const given = (value: string | null) => value ?? t('inquiryForSales.none')
  const rows = [
    { label: t('inquiryForSales.name'), value: inquiry.name },
    { label: t('inquiryForSales.email'), value: given(inquiry.email) },
    { label: t('inquiryForSales.phone'), value: given(inquiry.phone) },
    ...(service === null ? [] : [{ label: t('inquiryForSales.service'), value: service }]),
    ...(priced
      ? [
          { label: t('inquiryForSales.total'), value: money(priced.total) },
          { label: t('inquiryForSales.configuration'), value: priced.lines.join('\n') },
        ]
      : []),
    ...(priced?.shownTotal
      ? [{ label: t('inquiryForSales.shownTotal'), value: money(priced.shownTotal) }]
      : []),
    { label: t('inquiryForSales.message'), value: given(inquiry.message) },
  ]
  return letter({
    to,
    ...(inquiry.email === null ? {} : { replyTo: inquiry.email }),
    subject: subjectOf(),
    company,
    locale: defaultLocale,
    heading: t('inquiryForSales.heading'),
    paragraphs: [],
    rows,
    action: {
      label: t('inquiryForSales.action'),
      url: `${SITE_URL}/admin/collections/inquiries/${id}`,
      hint: t('layout.linkHint'),
    },
  })

  function subjectOf(): string {
    if (service === null) return t('inquiryForSales.subjectPlain')
    return priced
      ? t('inquiryForSales.subjectPriced', { service, total: money(priced.total) })
      : t('inquiryForSales.subject', { service })
  }
}

type Acknowledgement = {
  to: string
  priced: Priced | null
  locale: Locale
  company: CompanyFacts
}

/**
 * Thanks the sender. It repeats nothing that was typed: whoever gives a stranger's address must
 * not be able to write to him through us.
 */
export function acknowledgementMail(about: Acknowledgement): Promise<MailMessage> {
  const { to, priced, locale, company } = about
  const t = translatorOf(locale, 'mail')
  const paragraphs = [t('inquiryReceived.text', { company: company.name })]
  if (priced) {
    const total = formatMoney(priced.total, priced.currencyCode, formattingLocales[locale])
    paragraphs.push(t('inquiryReceived.quote', { total }))
  }
  return letter({
    to,
    subject: t('inquiryReceived.subject'),
    company,
    locale,
    heading: t('inquiryReceived.heading'),
    paragraphs,
    after: [t('inquiryReceived.ignore')],
  })
}
