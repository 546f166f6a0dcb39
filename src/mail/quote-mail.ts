import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import type { OrderDays } from '@/domain/quote/order-days'
import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import { paperWords } from '@/i18n/paper-words'
import type { PaperWords } from '@/i18n/paper-words'
import { translatorOf } from '@/i18n/translator'
import type { MailContent } from './brand-mail'
import { daysInRows } from './days-in-rows'
import { letter } from './letter'
import type { MailMessage } from './mail-message'
import { billOf, billOfDifference } from './quote-bill'

type ToCustomer = {
  to: string
  locale: Locale
  company: CompanyFacts
  paper: QuotePaper
  /** Of an order of now; null where nobody can name them. */
  days: OrderDays | null
  /** Where the quote stands online. */
  url: string
}

type Rows = NonNullable<MailContent['rows']>

/** A quote that the shop made: what it comes to, and the estimate. */
export function quoteSentLetter(about: ToCustomer): Promise<MailMessage> {
  const { locale, company, paper, days } = about
  const t = translatorOf(locale, 'revision.mail')
  const words = wordsIn(locale)
  return quoteLetter(about, {
    subject: t('sent.subject', { number: paper.number, company: company.name }),
    heading: t('sent.heading'),
    paragraphs: [
      t('sent.text', { name: paper.customer.name, number: paper.number }),
      ...noteOf(paper, words),
    ],
    rows: rowsOf(paper, words, days),
    bill: billOf(paper, words),
  })
}

/** A later revision: what changed, line by line, and what it comes to now. */
export function revisionSentLetter({
  before,
  money,
  ...about
}: ToCustomer & { before: QuotePaper; money: PaperMoney }): Promise<MailMessage> {
  const { locale, paper, days } = about
  const t = translatorOf(locale, 'revision.mail')
  const words = wordsIn(locale)
  return quoteLetter(money.paid > 0 ? { ...about, money } : about, {
    subject: t('revised.subject', { number: paper.number }),
    heading: t('revised.heading'),
    paragraphs: [
      t('revised.text', { name: paper.customer.name, number: paper.number }),
      ...(paper.revision.reason ? [words.said(paper.revision.reason)] : []),
      ...noteOf(paper, words),
    ],
    rows: money.paid > 0 ? [] : rowsOf(paper, words, days),
    bill: billOfDifference(before, paper, money, words),
  })
}

/** Two days after, and two weeks after: the quote still waits for an answer. */
export function reminderLetter({
  unsubscribeUrl,
  ...about
}: ToCustomer & { unsubscribeUrl: string }): Promise<MailMessage> {
  const { locale, company, paper, days } = about
  const t = translatorOf(locale, 'revision.mail')
  const words = wordsIn(locale)
  const until = paper.validUntil
  return quoteLetter(
    about,
    {
      subject: t('reminder.subject', { number: paper.number, company: company.name }),
      heading: t('reminder.heading'),
      paragraphs: [
        t('reminder.text', { name: paper.customer.name, number: paper.number }),
        ...(until ? [t('reminder.until', { date: words.longDay(until) })] : []),
      ],
      rows: rowsOf(paper, words, days),
      after: [t('reminder.unsubscribe', { url: unsubscribeUrl })],
    },
    unsubscribeUrl,
  )
}

type Content = Pick<MailContent, 'heading' | 'paragraphs' | 'rows' | 'bill' | 'after'> & {
  subject: string
}

/** What every letter about an open quote has: the way to it, and the estimate. */
function quoteLetter(
  { to, locale, company, paper, days, url, money }: ToCustomer & { money?: PaperMoney },
  { after = [], ...content }: Content,
  unsubscribe?: string,
): Promise<MailMessage> {
  const t = translatorOf(locale, 'revision.mail')
  return letter({
    to,
    ...replyTo(company),
    company,
    locale,
    ...content,
    action: {
      label: t('action'),
      url,
      hint: translatorOf(locale, 'mail.layout')('linkHint'),
    },
    after: [t('private'), ...after],
    papers: [{ kind: 'estimate', paper, language: locale, days, ...(money && { money }) }],
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  })
}

function wordsIn(locale: Locale): PaperWords {
  return paperWords(translatorOf(locale, 'papers'), locale)
}

function replyTo({ salesEmail }: CompanyFacts) {
  return salesEmail ? { replyTo: salesEmail } : {}
}

function noteOf({ note }: QuotePaper, { said }: PaperWords): string[] {
  return note ? [said(note)] : []
}

function rowsOf(
  { sums, deposit, validUntil, currency }: QuotePaper,
  words: PaperWords,
  days: OrderDays | null,
): Rows {
  const t = translatorOf(words.language, 'revision.mail')
  return [
    { label: t('rows.total'), value: words.money(sums.total, currency) },
    ...(deposit
      ? [{ label: t('rows.deposit'), value: words.money(deposit.amount, currency) }]
      : []),
    ...(validUntil ? [{ label: t('rows.validUntil'), value: words.longDay(validUntil) }] : []),
    ...daysInRows(days, words),
  ]
}
