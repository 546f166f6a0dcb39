import 'server-only'
import { readCompanyFacts } from '@collections/globals/read-company'
import type { PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { defaultLocale, formattingLocales } from '@/config/locales'
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
import { billOfQuote } from '../quotes/bill-of-quote'
import { customerContact } from './customer-contact'
import { localeOfPayment } from './locale-of-payment'
import { receiptOf, statementOf } from './papers-of-payment'
import { paymentsOnPaper } from './payments-on-paper'

type Row = NonNullable<MailContent['rows']>[number]
type About = { req: PayloadRequest; quote: Quote; payment: Payment }
/** A letter to the customer, at an address of his. */
type ToCustomer = About & { to: string }

/** What the office has to know of, and look at. */
export type AlertKind =
  | 'held'
  | 'paid_twice'
  | 'paid_late'
  | 'disputed'
  | 'dispute_won'
  | 'dispute_lost'
  | 'refund_failed'
  | 'refund_came_back'
  | 'payment_voided'

type OrderKind = 'paid' | 'deposit_paid' | 'recorded'

function texts(locale: Locale) {
  return {
    t: translatorOf(locale, 'payment.mail'),
    layout: translatorOf(locale, 'mail.layout'),
  }
}

function numberOf({ number, id }: Quote): string {
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

function dayOf(locale: Locale, date: string): string {
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

function messageOf({ quote, payment }: About, about: Letter): Promise<MailMessage> {
  const { moreRows = [], action, ...content } = about
  const { layout } = texts(content.locale)
  return letter({
    ...content,
    rows: [...rowsOf(content.locale, { quote, payment }), ...moreRows],
    ...(action === undefined ? {} : { action: { ...action, hint: layout('linkHint') } }),
  })
}

/** A page of one's account leads a caller nowhere. */
function ofAccount(quote: Quote, action: NonNullable<Letter['action']>): Letter['action'] {
  return quote.user ? action : undefined
}

/** His profile, or the page of the quote where he has no account; nothing where he has neither. */
function toPage(locale: Locale, quote: Quote, label: string): Letter['action'] {
  const url = quote.user ? pageAddress(locale, '/profile') : addressOfLink(quote)
  return url === null ? undefined : { label, url }
}

function companyOf(req: PayloadRequest, locale: Locale): Promise<CompanyFacts> {
  return readCompanyFacts({ payload: req.payload, req, locale })
}

const receiptTexts = {
  full: 'receipt.text',
  deposit: 'receipt.textDeposit',
  balance: 'receipt.textBalance',
} as const

/** What a receipt says was received: of what came by hand any part of a total may be. */
function receivedText({ payment, quote }: Pick<About, 'payment' | 'quote'>) {
  if (payment.method === 'stripe') return receiptTexts[payment.purpose]
  return quote.balanceDue > 0 ? 'receipt.textPart' : 'receipt.textPaidUp'
}

function isPart({ method, purpose }: Payment, { balanceDue }: Quote): boolean {
  return method === 'stripe' ? purpose === 'deposit' : balanceDue > 0
}

function owedRow(locale: Locale, { balanceDue, currencyCodeAtQuote }: Quote): Row {
  const { t } = texts(locale)
  const value = formatMoney(balanceDue, currencyCodeAtQuote, formattingLocales[locale])
  return { label: t('rows.owed'), value }
}

/** What is left to pay; with all that it comes from, once something went back. */
async function leftRows(req: PayloadRequest, locale: Locale, quote: Quote): Promise<Row[]> {
  const { back } = await moneyOf(req, quote)
  return back > 0 ? sumRows(req, locale, quote) : [owedRow(locale, quote)]
}

/** The customer's receipt. */
export async function receiptLetter({ req, quote, payment, to }: ToCustomer): Promise<MailMessage> {
  const locale = await localeOfPayment({ req, quote, payment })
  const { t } = texts(locale)
  const number = numberOf(quote)
  const { email, phone } = await customerContact({ payload: req.payload, quote, req })
  const visit = phone ? t('visit.call', { phone }) : t('visit.write', { email: email ?? to })
  const company = await companyOf(req, locale)
  return messageOf(
    { req, quote, payment },
    {
      to,
      company,
      locale,
      subject: t('receipt.subject', { number }),
      heading: t('receipt.heading'),
      paragraphs: [
        t(receivedText({ payment, quote }), { number, company: company.name }),
        ...(payment.purpose === 'balance' ? [] : [visit]),
        t('receipt.keep'),
      ],
      moreRows: isPart(payment, quote) ? await leftRows(req, locale, quote) : [],
      bill: await billOfQuote({ req, quote, locale }),
      papers: await receiptOf({ req, quote, payment, locale }),
      action: ofAccount(quote, {
        label: t('quoteAction'),
        url: pageAddress(locale, `/get-quote?quote_id=${quote.id}`),
      }),
    },
  )
}

/** What came in on a quote and what of it went back, whatever each payment was for. */
async function moneyOf(req: PayloadRequest, quote: Quote): Promise<{ in: number; back: number }> {
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
async function sumRows(req: PayloadRequest, locale: Locale, quote: Quote): Promise<Row[]> {
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

/** Why more is left to pay than before, or why nothing is. */
function givenBackText(locale: Locale, quote: Quote): string {
  const { t } = texts(locale)
  if (quote.amountPaid <= 0) return t('given_back.allBack')
  if (quote.balanceDue <= 0) return t('given_back.nothingOwed')
  const money = (amount: number) =>
    formatMoney(amount, quote.currencyCodeAtQuote, formattingLocales[locale])
  return t('given_back.owedAgain', {
    total: money(quote.totalCost),
    owed: money(quote.balanceDue),
  })
}

/** The one that went back last, of those that did. */
function lastRefund({ refunds }: Payment): { amount: number; reason: string | null } | null {
  const last = (refunds ?? [])
    .filter(({ state }) => state === 'succeeded')
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(-1)
  return last ? { amount: last.amount, reason: last.reason ?? null } : null
}

/** What the customer is told of money on its way back. */
export type RefundLetter = 'duplicate_refunded' | 'held_refunded' | 'given_back'

/** Tells the customer that a charge is on its way back. */
export async function refundLetter(
  { req, quote, payment, to }: ToCustomer,
  kind: RefundLetter,
): Promise<MailMessage> {
  const locale = await localeOfPayment({ req, quote, payment })
  const { t } = texts(locale)
  const company = await companyOf(req, locale)
  const number = numberOf(quote)
  const money = (amount: number) => formatMoney(amount, payment.currency, formattingLocales[locale])
  const given = payment.refundedAmount ?? 0
  const last = kind === 'given_back' ? lastRefund(payment) : null
  const amount = money(last?.amount ?? given)
  return messageOf(
    { req, quote, payment },
    {
      to,
      company,
      locale,
      subject: t(`${kind}.subject`, { number }),
      heading: t(`${kind}.heading`),
      paragraphs: [
        t(`${kind}.text`, { number, company: company.name, amount }),
        ...(kind === 'given_back' ? [givenBackText(locale, quote)] : []),
      ],
      moreRows:
        kind === 'given_back'
          ? [
              { label: t('rows.givenBack'), value: amount },
              ...(last?.reason ? [{ label: t('rows.reason'), value: last.reason }] : []),
              ...(await sumRows(req, locale, quote)),
            ]
          : [],
      papers: kind === 'given_back' ? await statementOf({ req, quote, payment, locale }) : [],
      action: toPage(locale, quote, t(quote.user ? 'profileAction' : 'linkAction')),
    },
  )
}

/**
 * Tells the customer that the sizes are final, so that the rest can be paid, and that nobody comes to
 * measure any more where he still expects it.
 */
export async function balanceLetter(
  { req, quote, payment, to }: ToCustomer,
  needless: { start: string }[] = [],
): Promise<MailMessage> {
  const locale = await localeOfPayment({ req, quote, payment })
  const { t } = texts(locale)
  const company = await companyOf(req, locale)
  const number = numberOf(quote)
  const money = (amount: number) =>
    formatMoney(amount, quote.currencyCodeAtQuote, formattingLocales[locale])
  const { in: paid, back } = await moneyOf(req, quote)
  const amounts = { paid: money(paid), back: money(back), owed: money(quote.balanceDue) }
  return messageOf(
    { req, quote, payment },
    {
      to,
      company,
      locale,
      subject: t('balance.subject', { number }),
      heading: t('balance.heading'),
      paragraphs: [
        t(back > 0 ? 'balance.textBack' : 'balance.text', {
          number,
          company: company.name,
          ...amounts,
        }),
        ...needless.map(({ start }) =>
          t('balance.noVisit', {
            day: siteFormatter(locale).dateTime(new Date(start), {
              weekday: 'long',
              month: 'long',
              day: 'numeric',
            }),
          }),
        ),
      ],
      moreRows: back > 0 ? await sumRows(req, locale, quote) : [],
      bill: await billOfQuote({ req, quote, locale }),
      action: toPage(locale, quote, t('balance.action')),
    },
  )
}

/** Tells the customer that a receipt no longer holds: what it says was received is crossed out. */
export async function voidedLetter({ req, quote, payment, to }: ToCustomer): Promise<MailMessage> {
  const locale = await localeOfPayment({ req, quote, payment })
  const { t } = texts(locale)
  const company = await companyOf(req, locale)
  const number = numberOf(quote)
  const amount = formatMoney(payment.amount, payment.currency, formattingLocales[locale])
  return messageOf(
    { req, quote, payment },
    {
      to,
      company,
      locale,
      subject: t('voided.subject', { number }),
      heading: t('voided.heading'),
      paragraphs: [t('voided.text', { number, company: company.name, amount })],
      moreRows: await leftRows(req, locale, quote),
      action: toPage(locale, quote, t(quote.user ? 'profileAction' : 'linkAction')),
    },
  )
}

/** Tells the sales address of an order; null where there is none. */
export async function orderLetter(about: About): Promise<MailMessage | null> {
  const { method, purpose } = about.payment
  if (method !== 'stripe') return toSales(about, 'recorded')
  return toSales(about, purpose === 'deposit' ? 'deposit_paid' : 'paid')
}

/** Tells the sales address that a payment needs a person; null where there is none. */
export async function alertLetter(about: About, kind: AlertKind): Promise<MailMessage | null> {
  return toSales(about, kind)
}

async function toSales(
  { req, quote, payment }: About,
  kind: AlertKind | OrderKind,
): Promise<MailMessage | null> {
  const { t } = texts(defaultLocale)
  const { SALES_EMAIL: to, SITE_URL } = env()
  if (to === undefined) return null
  const customer = await customerContact({ payload: req.payload, quote, req })
  const amount = formatMoney(payment.amount, payment.currency)
  const subject = t(`alert.${kind}.subject`, { number: numberOf(quote), amount })
  const isOrder = kind === 'paid' || kind === 'deposit_paid' || kind === 'recorded'
  const isByHand = payment.method !== 'stripe'
  return messageOf(
    { req, quote, payment },
    {
      to,
      ...(customer.email === null ? {} : { replyTo: customer.email }),
      company: await companyOf(req, defaultLocale),
      locale: defaultLocale,
      subject,
      heading: subject,
      paragraphs: [t(`alert.${kind}.text`)],
      moreRows: [
        { label: t('rows.customer'), value: customer.name },
        { label: t('rows.email'), value: customer.email ?? t('rows.none') },
        { label: t('rows.phone'), value: customer.phone ?? t('rows.none') },
        { label: t('rows.address'), value: customer.address ?? t('rows.none') },
        ...(kind === 'disputed' && payment.disputeDueBy
          ? [{ label: t('rows.answerBy'), value: dayOf(defaultLocale, payment.disputeDueBy) }]
          : []),
        ...(isByHand ? [{ label: t('rows.by'), value: whoOf(payment, kind) }] : []),
        ...(isOrder || isByHand
          ? []
          : [{ label: t('rows.session'), value: payment.stripeSessionId ?? '—' }]),
      ],
      action: {
        label: t(isOrder ? 'orderAction' : 'adminAction'),
        url: isOrder
          ? `${SITE_URL}/admin/collections/quotes/${quote.id}`
          : `${SITE_URL}/admin/collections/payments/${payment.id}`,
      },
    },
  )
}

/** Who recorded what came by hand, or took it back and why. */
function whoOf({ byHand }: Payment, kind: AlertKind | OrderKind): string {
  if (kind !== 'payment_voided') return byHand?.recordedBy ?? '—'
  return [byHand?.voidedBy, byHand?.voidReason].filter(Boolean).join(': ')
}
