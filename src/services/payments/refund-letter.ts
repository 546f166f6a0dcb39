import 'server-only'
import { formattingLocales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { formatMoney } from '@/domain/money/money'
import type { MailMessage } from '@/mail/mail-message'
import type { Payment, Quote } from '@/payload-types'
import { localeOfPayment } from './locale-of-payment'
import { statementOf } from './papers-of-payment'
import type { ToCustomer } from './payment-letter'
import { texts, numberOf, messageOf, toPage, companyOf, leftRows, sumRows } from './payment-letter'

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

/** Of what was given back, that which a letter tells of; the last where nothing says it. */
export type ToldRefund = {
  /** What went back this time, in major units; more may have by the time that the letter leaves. */
  amount?: number
  /** The key of the refund that it was; null where it was several, or nobody knows. Jobs of before have none. */
  refund?: string | null
}

/** What a letter tells of: what went back then, with the reason of the refund that it was, if it was one. */
function givenBack(
  { refunds, refundedAmount }: Payment,
  { amount, refund }: ToldRefund,
): { amount: number; reason: string | null } {
  const isMeant = (one: { key: string; amount: number }) =>
    refund === undefined ? amount === undefined || one.amount === amount : one.key === refund
  const last = (refunds ?? [])
    .filter((one) => one.state === 'succeeded' && isMeant(one))
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(-1)
  return { amount: amount ?? last?.amount ?? refundedAmount ?? 0, reason: last?.reason ?? null }
}

/** What the customer is told of money on its way back. */
export type RefundLetter = 'duplicate_refunded' | 'held_refunded' | 'given_back'

/** Tells the customer that a charge is on its way back. */
export async function refundLetter(
  { req, quote, payment, to }: ToCustomer,
  kind: RefundLetter,
  told: ToldRefund = {},
): Promise<MailMessage> {
  const locale = await localeOfPayment({ req, quote, payment })
  const { t } = texts(locale)
  const company = await companyOf(req, locale)
  const number = numberOf(quote)
  const money = (amount: number) => formatMoney(amount, payment.currency, formattingLocales[locale])
  const back =
    kind === 'given_back'
      ? givenBack(payment, told)
      : { amount: payment.refundedAmount ?? 0, reason: null }
  const amount = money(back.amount)
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
              ...(back.reason ? [{ label: t('rows.reason'), value: back.reason }] : []),
              ...(await sumRows(req, locale, quote)),
            ]
          : [],
      papers: kind === 'given_back' ? await statementOf({ req, quote, payment, locale }) : [],
      action: toPage(locale, quote, t(quote.user ? 'profileAction' : 'linkAction')),
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
