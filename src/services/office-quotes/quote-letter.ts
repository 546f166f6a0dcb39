import 'server-only'
import { readCompanyFacts } from '@collections/globals/read-company'
import type { Payload } from 'payload'
import { env } from '@/config/env'
import { defaultLocale, formattingLocales, localHref } from '@/config/locales'
import { formatMoney } from '@/domain/money/money'
import type { QuotePaper } from '@/domain/quote/paper'
import { moneyOn } from '@/domain/quote/paper-money'
import { waitsForYes } from '@/domain/quote/waits-for-yes'
import { quoteNumber } from '@/domain/quote/quote-number'
import { siteFormatter } from '@/i18n/site-formatter'
import { translatorOf } from '@/i18n/translator'
import { letter } from '@/mail/letter'
import type { MailMessage } from '@/mail/mail-message'
import { quoteSentLetter, reminderLetter, revisionSentLetter } from '@/mail/quote-mail'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { daysOfPaper } from '../bookings/days-of-paper'
import { addressOfLink } from '../links/quote-of-link'
import { sendLetter } from '../mail/send-letter'
import { paymentsOnPaper } from '../payments/payments-on-paper'
import { findQuote } from '../payments/records'
import { findRevision } from '../revisions/find-revision'
import { paperOfRevision } from '../revisions/paper-of-revision'
import type { AfterQuote } from './after-quote'

/** Writes and sends one letter; throws when it can't be done now. */
export async function doAfterQuote(
  ctx: ServiceContext,
  work: AfterQuote,
  mark: string,
): Promise<void> {
  const message = await quoteLetter(ctx, work)
  if (message !== null) await sendLetter({ payload: ctx.payload, message, mark })
}

/** The letter, as things stand when it leaves; null where there is nobody to write to any more. */
async function quoteLetter(ctx: ServiceContext, work: AfterQuote): Promise<MailMessage | null> {
  const { payload, now } = ctx
  const quote = await findQuote({ payload }, work.quoteId)
  // Its draft was deleted, or taken back before the letter left.
  if (quote === null) return null
  switch (work.work) {
    case 'sent':
      // it may be answered, withdrawn or over while the letter still waits
      return waitsForYes(quote, now()) ? sentLetter(ctx, quote, work.revision) : null
    case 'reminded':
      return waitsForYes(quote, now()) ? remindingLetter(ctx, quote, work.revision) : null
    case 'released':
      return releasedLetter(payload, quote)
    default:
      return answerLetter(payload, quote, { work: work.work, revision: work.revision })
  }
}

type About = Omit<Parameters<typeof reminderLetter>[0], 'unsubscribeUrl'>

/** What every letter about a sent revision is made of; null where nobody can be written to. */
async function aboutSent(ctx: ServiceContext, quote: Quote, number: number): Promise<About | null> {
  const { payload } = ctx
  const url = addressOfLink(quote)
  if (!quote.customerEmail || url === null || quote.currentRevision !== number) return null
  const revision = await findRevision({ payload }, quote.id, number)
  const paper = revision && paperOfRevision(revision)
  if (!paper) throw new Error(`Revision ${number} of quote ${quote.id} has no paper.`)
  const locale = quote.language ?? defaultLocale
  const company = await readCompanyFacts({ payload, locale })
  const days = await daysOfPaper(ctx, paper)
  return { to: quote.customerEmail, locale, company, paper, days, url }
}

async function remindingLetter(
  ctx: ServiceContext,
  quote: Quote,
  number: number,
): Promise<MailMessage | null> {
  const about = await aboutSent(ctx, quote, number)
  return about && reminderLetter({ ...about, unsubscribeUrl: `${about.url}?reminders=off` })
}

async function sentLetter(
  ctx: ServiceContext,
  quote: Quote,
  number: number,
): Promise<MailMessage | null> {
  const about = await aboutSent(ctx, quote, number)
  if (about === null) return null
  const { payload } = ctx
  const before = await paperBefore(payload, quote, number)
  if (before === null) return quoteSentLetter(about)
  const money = moneyOn(about.paper, await paymentsOnPaper({ payload }, quote.id))
  // what was begun has days of its own
  const days = money.paid > 0 ? null : about.days
  return revisionSentLetter({ ...about, days, before, money })
}

/** What the customer knows: the paper that was accepted, else the one that was sent before. */
async function paperBefore(
  payload: Payload,
  { id, acceptedRevision }: Quote,
  number: number,
): Promise<QuotePaper | null> {
  const known = acceptedRevision && acceptedRevision < number ? acceptedRevision : number - 1
  const revision = await findRevision({ payload }, id, known)
  return revision?.sentAt || revision?.acceptedAt ? paperOfRevision(revision) : null
}

/** Tells the customer that the shop has looked at it, and that it can be paid. */
async function releasedLetter(payload: Payload, quote: Quote): Promise<MailMessage | null> {
  if (!quote.customerEmail || quote.status !== 'pending_payment') return null
  const locale = quote.language ?? defaultLocale
  const t = translatorOf(locale, 'revision.mail.released')
  const company = await readCompanyFacts({ payload, locale })
  const number = quoteNumber(quote.id)
  return letter({
    to: quote.customerEmail,
    company,
    locale,
    subject: t('subject', { number }),
    heading: t('subject', { number }),
    paragraphs: [t('text', { name: quote.customerName })],
    rows: [
      {
        label: translatorOf(locale, 'revision.mail')('rows.total'),
        value: formatMoney(quote.totalCost, quote.currencyCodeAtQuote, formattingLocales[locale]),
      },
    ],
    action: {
      label: t('action'),
      url: `${env().SITE_URL}${localHref(locale, '/profile')}`,
      hint: translatorOf(locale, 'mail.layout')('linkHint'),
    },
  })
}

type Answered = { work: 'accepted' | 'declined'; revision: number }

/** Tells the sales address what the customer said; null where there is none. */
async function answerLetter(
  payload: Payload,
  quote: Quote,
  { work: kind, revision }: Answered,
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
        ? await signatureLine(payload, quote.id, revision)
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

/** What was typed under the revision that was accepted, and nothing that was not. */
async function signatureLine(payload: Payload, quoteId: number, number: number): Promise<string> {
  const t = translatorOf(defaultLocale, 'revision.mail.accepted')
  const signed = await findRevision({ payload }, quoteId, number)
  if (!signed?.acceptedName || !signed.acceptedAt) return t('unsigned', { revision: number })
  const date = siteFormatter(defaultLocale).dateTime(new Date(signed.acceptedAt), {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  return t('text', { revision: number, signed: signed.acceptedName, date })
}
