import 'server-only'
import { readCompanyFacts } from '@collections/globals/read-company'
import type { Payload } from 'payload'
import { env } from '@/config/env'
import { defaultLocale, formattingLocales } from '@/config/locales'
import { formatMoney } from '@/domain/money/money'
import { quoteNumber } from '@/domain/quote/quote-number'
import { siteFormatter } from '@/i18n/site-formatter'
import { translatorOf } from '@/i18n/translator'
import { letter } from '@/mail/letter'
import type { MailMessage } from '@/mail/mail-message'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { addressOfLink } from '../links/quote-of-link'
import { findQuote } from '../payments/records'
import type { AfterQuote } from './after-quote'

/** Writes and sends one letter; throws when it can't be done now. */
export async function doAfterQuote(
  ctx: ServiceContext,
  work: AfterQuote,
  mark: string,
): Promise<void> {
  const message = await quoteLetter(ctx.payload, work)
  if (message !== null) await ctx.payload.sendEmail({ ...message, messageId: mark })
}

/** The letter, as things stand when it leaves; null where there is nobody to write to any more. */
async function quoteLetter(payload: Payload, work: AfterQuote): Promise<MailMessage | null> {
  const quote = await findQuote({ payload }, work.quoteId)
  // Its draft was deleted, or taken back before the letter left.
  if (quote === null) return null
  return work.work === 'sent'
    ? sentLetter(payload, quote, work.revision)
    : answerLetter(payload, quote, work.work)
}

async function sentLetter(
  payload: Payload,
  quote: Quote,
  revision: number,
): Promise<MailMessage | null> {
  const url = addressOfLink(quote)
  if (!quote.customerEmail || url === null || quote.currentRevision !== revision) return null
  const locale = quote.language ?? defaultLocale
  const t = translatorOf(locale, 'revision.mail')
  const company = await readCompanyFacts({ payload, locale })
  const number = quoteNumber(quote.id)
  const money = (amount: number) =>
    formatMoney(amount, quote.currencyCodeAtQuote, formattingLocales[locale])
  const day = (date: string) =>
    siteFormatter(locale).dateTime(new Date(date), { dateStyle: 'long' })
  const kind = revision === 1 ? 'sent' : 'revised'
  return letter({
    to: quote.customerEmail,
    ...(company.salesEmail ? { replyTo: company.salesEmail } : {}),
    company,
    locale,
    subject: t(`${kind}.subject`, { number, company: company.name }),
    heading: t(`${kind}.heading`),
    paragraphs: [t(`${kind}.text`, { name: quote.customerName, number })],
    rows: [
      { label: t('rows.total'), value: money(quote.totalCost) },
      ...(quote.depositDue > 0 && quote.amountPaid === 0
        ? [{ label: t('rows.deposit'), value: money(quote.depositDue) }]
        : []),
      ...(quote.validUntil && quote.amountPaid === 0
        ? [{ label: t('rows.validUntil'), value: day(quote.validUntil) }]
        : []),
    ],
    action: { label: t('action'), url, hint: translatorOf(locale, 'mail.layout')('linkHint') },
    after: [t('private')],
  })
}

/** Tells the sales address what the customer said; null where there is none. */
async function answerLetter(
  payload: Payload,
  quote: Quote,
  kind: 'accepted' | 'declined',
): Promise<MailMessage | null> {
  const { SALES_EMAIL: to, SITE_URL } = env()
  if (to === undefined) return null
  const t = translatorOf(defaultLocale, 'revision.mail')
  const company = await readCompanyFacts({ payload, locale: defaultLocale })
  const number = quoteNumber(quote.id)
  const subject = t(`${kind}.subject`, { number, name: quote.customerName })
  return letter({
    to,
    ...(quote.customerEmail ? { replyTo: quote.customerEmail } : {}),
    company,
    locale: defaultLocale,
    subject,
    heading: subject,
    paragraphs: [
      kind === 'accepted'
        ? t('accepted.text', { signed: quote.acceptedName ?? quote.customerName })
        : t('declined.text', { reason: quote.declineReason || '—' }),
    ],
    rows: [
      { label: t('rows.total'), value: formatMoney(quote.totalCost, quote.currencyCodeAtQuote) },
    ],
    action: {
      label: t('officeAction'),
      url: `${SITE_URL}/admin/collections/quotes/${quote.id}`,
      hint: translatorOf(defaultLocale, 'mail.layout')('linkHint'),
    },
  })
}
