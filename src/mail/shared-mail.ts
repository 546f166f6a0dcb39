import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import type { OrderDays } from '@/domain/quote/order-days'
import type { QuotePaper } from '@/domain/quote/paper'
import { paperWords } from '@/i18n/paper-words'
import { translatorOf } from '@/i18n/translator'
import { daysInRows } from './days-in-rows'
import { letter } from './letter'
import type { MailMessage } from './mail-message'

type About = {
  to: string
  locale: Locale
  company: CompanyFacts
  paper: QuotePaper
  /** Of an order of now; null where nobody can name them. */
  days: OrderDays | null
  url: string
}

/** The link to an estimate that somebody without an account asked for, and the estimate as a file. */
export function sharedEstimateLetter({ to, locale, company, paper, days, url }: About) {
  const t = translatorOf(locale, 'mail.sharedEstimate')
  const words = paperWords(translatorOf(locale, 'papers'), locale)
  const { validUntil } = paper
  return letter({
    to,
    ...(company.salesEmail ? { replyTo: company.salesEmail } : {}),
    company,
    locale,
    subject: t('subject', { company: company.name }),
    heading: t('heading'),
    paragraphs: [t('text', { company: company.name })],
    rows: [
      { label: t('rows.work'), value: words.said(paper.work) },
      { label: t('rows.total'), value: words.money(paper.sums.total, paper.currency) },
      { label: t('rows.date'), value: words.longDay(paper.revision.madeAt) },
      ...(validUntil ? [{ label: t('rows.validUntil'), value: words.longDay(validUntil) }] : []),
      ...daysInRows(days, words),
    ],
    action: { label: t('action'), url, hint: translatorOf(locale, 'mail.layout')('linkHint') },
    after: [
      ...paper.notices.map(({ title, text }) => `${words.said(title)}. ${words.said(text)}`),
      t('ignore'),
    ],
    papers: [{ kind: 'estimate', paper, language: locale, link: url, days }],
  }) satisfies Promise<MailMessage>
}
