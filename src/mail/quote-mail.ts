import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import type { OrderDays } from '@/domain/quote/order-days'
import { isCounted } from '@/domain/quote/paper'
import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import { givenBack } from '@/domain/quote/paper-money'
import { paperDifference } from '@/domain/quote/paper-difference'
import type { PaperLineDifference } from '@/domain/quote/paper-difference'
import { paperWords } from '@/i18n/paper-words'
import type { PaperWords } from '@/i18n/paper-words'
import { sumsOf } from '@/i18n/paper-sums'
import { translatorOf } from '@/i18n/translator'
import type { MailContent } from './brand-mail'
import { daysInRows } from './days-in-rows'
import { letter } from './letter'
import type { MailMessage } from './mail-message'

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

type Bill = NonNullable<MailContent['bill']>
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

/** Every line of a paper that counts, and its sums. */
function billOf(paper: QuotePaper, words: PaperWords): Bill {
  const { t, said } = words
  const money = (amount: number) => words.money(amount, paper.currency)
  const lines = paper.lines.filter((line) => isCounted(line) && line.kind !== 'discount')
  return [
    ...lines.map(({ text, detail, amount }) => ({
      label: [said(text), ...(detail ? [said(detail)] : [])].join('\n'),
      amount: amount === 0 ? t('schedule.included') : money(amount),
    })),
    ...sumsOf(paper.sums, words).map(({ label, amount, note }) => ({
      label: [label, ...(note ? [note] : [])].join('\n'),
      amount: money(amount),
    })),
    { label: t('sums.total'), amount: money(paper.sums.total), strong: true },
  ]
}

/** What changed; what did not is in the estimate. */
function billOfDifference(
  before: QuotePaper,
  after: QuotePaper,
  { payments, paid, owed }: PaperMoney,
  words: PaperWords,
): Bill {
  const { t } = words
  const { lines, rest, total, difference } = paperDifference(before, after)
  const money = (amount: number) => words.money(amount, after.currency)
  const change = (was: number, now: number) => `${money(was)} → ${money(now)}`
  const restName = t(after.sums.margin.folded ? 'difference.restTaxOnly' : 'difference.rest')
  return [
    ...lines.flatMap((one) => changedLine(one, words, money, change)),
    ...(rest.before === rest.after
      ? []
      : [
          {
            label: `${t('difference.changed')}: ${restName}`,
            amount: change(rest.before, rest.after),
          },
        ]),
    { label: t('difference.totalBefore'), amount: money(total.before) },
    {
      label: t('difference.difference'),
      amount: words.signed(difference, after.currency),
    },
    { label: t('difference.newTotal'), amount: money(total.after), strong: true },
    ...(paid > 0
      ? [...paidLines(), { label: t('money.owed'), amount: money(owed), strong: true }]
      : []),
  ]

  function paidLines(): Bill {
    const back = givenBack({ payments }, after.currency)
    if (back === 0) return [{ label: t('money.paid'), amount: money(paid) }]
    const [backMinor, paidMinor] = [back, paid].map((one) => majorToMinor(one, after.currency) ?? 0)
    const all = minorToMajor((paidMinor ?? 0) + (backMinor ?? 0), after.currency)
    return [
      { label: t('money.paid'), amount: money(all) },
      { label: t('money.back'), amount: money(-back) },
    ]
  }
}

function changedLine(
  one: PaperLineDifference,
  { t, said }: PaperWords,
  money: (amount: number) => string,
  change: (was: number, now: number) => string,
): Bill {
  switch (one.kind) {
    case 'unchanged':
      return []
    case 'added':
      return [
        {
          label: `${t('difference.added')}: ${said(one.line.text)}`,
          amount: money(one.line.amount),
        },
      ]
    case 'gone':
      return [
        {
          label: `${t('difference.gone')}: ${said(one.before.text)}`,
          amount: `${t('difference.was')} ${money(one.before.amount)}`,
        },
      ]
    case 'changed': {
      const { before, line } = one
      const detail = [before.detail, line.detail].map((text) => text && said(text))
      const isSized = detail[0] !== detail[1]
      return [
        {
          label: [
            `${t('difference.changed')}: ${said(line.text)}`,
            ...(isSized ? [detail.filter(Boolean).join(' → ')] : []),
          ].join('\n'),
          amount:
            before.amount === line.amount ? money(line.amount) : change(before.amount, line.amount),
        },
      ]
    }
  }
}
