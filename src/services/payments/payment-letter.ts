import 'server-only'
import { readCompanyFacts } from '@collections/globals/read-company'
import type { PayloadRequest } from 'payload'
import { formattingLocales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { pageAddress } from '@/config/page-address'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { formatMoney, majorToMinor, minorToMajor } from '@/domain/money/money'
import { paymentReference } from '@/domain/payment/payment-reference'
import { isFullyPaid } from '@/domain/payment/quote-states'
import { siteFormatter } from '@/i18n/site-formatter'
import { translatorOf } from '@/i18n/translator'
import type { MailContent } from '@/mail/brand-mail'
import { letter } from '@/mail/letter'
import type { MailMessage, MailPaper } from '@/mail/mail-message'
import type { Payment, Quote } from '@/payload-types'
import { addressOfLink } from '../links/quote-of-link'
import { paymentsOnPaper } from './payments-on-paper'

type Row = NonNullable<MailContent['rows']>[number]

export type About = { req: PayloadRequest; quote: Quote; payment: Payment }

/** A letter to the customer, at an address of his. */
export type ToCustomer = About & { to: string }

export function texts(locale: Locale) {
  return {
    t: translatorOf(locale, 'payment.mail'),
    layout: translatorOf(locale, 'mail.layout'),
  }
}

export function numberOf({ number, id }: Quote): string {
  return number ?? String(id)
}

function rowsOf(locale: Locale, { quote, payment }: Pick<About, 'quote' | 'payment'>): Row[] {
  const { t } = texts(locale)
  const amount = formatMoney(payment.amount, payment.currency, formattingLocales[locale])
  return [
    { label: t('rows.quote'), value: numberOf(quote) },
    { label: t(payment.paidAt ? 'rows.amountPaid' : 'rows.amount'), value: amount },
    ...methodRows(locale, payment),
    ...(payment.paidAt ? [{ label: t('rows.date'), value: dayOf(locale, payment.paidAt) }] : []),
    { label: t('rows.payment'), value: paymentReference(payment.id) },
  ]
}

/** How money came that no card moved, with the number of the check where there is one. */
function methodRows(locale: Locale, { method, byHand }: Payment): Row[] {
  if (method === 'stripe') return []
  const { t } = texts(locale)
  const value = [t(`methods.${method}`), byHand?.note].filter(Boolean).join(', ')
  return [{ label: t('rows.method'), value }]
}

export function dayOf(locale: Locale, date: string): string {
  return siteFormatter(locale).dateTime(new Date(date), { dateStyle: 'long' })
}

type Letter = Omit<MailContent, 'rows' | 'action'> & {
  to: string
  replyTo?: string
  subject: string
  /** What follows the rows that every mail about a payment has. */
  moreRows?: Row[]
  papers?: MailPaper[]
  /** None where the reader has no page of ours to open. */
  action?: { label: string; url: string } | undefined
}

export function messageOf({ quote, payment }: About, about: Letter): Promise<MailMessage> {
  const { moreRows = [], action, ...content } = about
  const { layout } = texts(content.locale)
  return letter({
    ...content,
    rows: [...rowsOf(content.locale, { quote, payment }), ...moreRows],
    ...(action === undefined ? {} : { action: { ...action, hint: layout('linkHint') } }),
  })
}

/** His profile, or the page of the quote where he has no account; nothing where he has neither. */
export function toPage(locale: Locale, quote: Quote, label: string): Letter['action'] {
  const url = quote.user ? pageAddress(locale, '/profile') : addressOfLink(quote)
  return url === null ? undefined : { label, url }
}

export function companyOf(req: PayloadRequest, locale: Locale): Promise<CompanyFacts> {
  return readCompanyFacts({ payload: req.payload, req, locale })
}

function owedRow(locale: Locale, { balanceDue, currencyCodeAtQuote }: Quote): Row {
  const { t } = texts(locale)
  const value = formatMoney(balanceDue, currencyCodeAtQuote, formattingLocales[locale])
  return { label: t('rows.owed'), value }
}

/** What is left to pay; with all that it comes from, once something went back. */
export async function leftRows(req: PayloadRequest, locale: Locale, quote: Quote): Promise<Row[]> {
  const { back } = await moneyOf(req, quote)
  return back > 0 ? sumRows(req, locale, quote) : [owedRow(locale, quote)]
}

/** What came in on a quote and what of it went back, whatever each payment was for. */
export async function moneyOf(
  req: PayloadRequest,
  quote: Quote,
): Promise<{ in: number; back: number }> {
  const payments = await paymentsOnPaper({ payload: req.payload, req }, quote.id)
  const currency = quote.currencyCodeAtQuote
  const sum = (amounts: number[]) =>
    minorToMajor(
      amounts.reduce((all, one) => all + (majorToMinor(one, currency) ?? 0), 0),
      currency,
    )
  return {
    in: sum(payments.map(({ amount }) => amount)),
    back: sum(payments.map(({ refunded }) => refunded)),
  }
}

/** Price, paid, given back and left, so that they add up; of a paid quote nothing is owed again. */
export async function sumRows(req: PayloadRequest, locale: Locale, quote: Quote): Promise<Row[]> {
  const { t } = texts(locale)
  const { in: paid, back } = await moneyOf(req, quote)
  const row = (label: Parameters<typeof t>[0], amount: number): Row => ({
    label: t(label),
    value: formatMoney(amount, quote.currencyCodeAtQuote, formattingLocales[locale]),
  })
  return [
    ...(isFullyPaid(quote) ? [] : [row('rows.price', quote.totalCost)]),
    row('rows.paidInAll', paid),
    ...(back > 0 ? [row('rows.givenBackInAll', back), row('rows.paidNow', quote.amountPaid)] : []),
    owedRow(locale, quote),
  ]
}
