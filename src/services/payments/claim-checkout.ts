import 'server-only'
import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Locale } from '@/config/locales'
import { advise } from '@/domain/glass-rules/advise'
import { minorToMajor } from '@/domain/money/money'
import { firstLook } from '@/domain/payment/next-look'
import { isPaidQuote } from '@/domain/payment/quote-states'
import { sameMoney } from '@/domain/payment/same-money'
import type { Money } from '@/domain/payment/same-money'
import { sessionEnd } from '@/domain/payment/session-end'
import type { PricingTables } from '@/domain/pricing/types'
import { due } from '@/domain/quote/due'
import type { Due, PaymentPurpose } from '@/domain/quote/due'
import { isChargeable } from '@/integrations/stripe/stripe-amount'
import type { Payment, Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { pricingForOffice } from '../catalogue/current-pricing'
import { lockRow, withTransaction } from '../database/transaction'
import { checkoutRequest, leadsBackToLink } from './checkout-request'
import { inputsOf } from '../quotes/stored-quote'
import { freezeRevision } from '../revisions/keep-revision'
import { mayBeOpen } from './end-open-checkouts'
import { moveQuote, writePayment } from './move-states'
import { mayPay } from './payer'
import type { Payer } from './payer'
import { readWhatIsPaid } from './what-is-paid'
import type { WhatIsPaid } from './what-is-paid'
import {
  accountOf,
  findPayments,
  findQuote,
  idOrNull,
  moneyOfPayment,
  moneyOfQuote,
} from './records'

export type Claim =
  /** This record's session is the one to send the customer to. */
  | { kind: 'use'; payment: Payment }
  /** This record's session has to be ended at Stripe before anything else. */
  | { kind: 'end_first'; payment: Payment }
  /** The quote has run out, or has too little time left for a checkout. */
  | { kind: 'run_out'; money: Money }
  | {
      kind:
        | 'not_found'
        | 'already_paid'
        | 'processing'
        | 'held'
        | 'not_chargeable'
        /** Its deposit is paid, and the rest is due once the sizes are final. */
        | 'not_measured'
        /** The office has not released it, or it was declined or withdrawn. */
        | 'not_payable'
        /** A rule about glass wants the shop to look at it first. */
        | 'awaiting_approval'
        /** The office sent it, and the customer has not said yes. */
        | 'not_accepted'
        /** What the office priced and sent ran out: only the office makes it valid again. */
        | 'expired'
    }

type Args = {
  ctx: ServiceContext
  payer: Payer
  quoteId: number
  productId: string | null
  locale: Locale
}

/**
 * Finds or makes the one payment record of a checkout, with the quote's row locked: however many
 * clicks arrive, they all leave with the same record.
 */
export async function claimCheckout({
  ctx,
  payer,
  quoteId,
  productId,
  locale,
}: Args): Promise<Claim> {
  // Before the transaction, which holds a connection of its own while others wait for one.
  const { tables } = await pricingForOffice(ctx)
  const what = await readWhatIsPaid({ ctx, quoteId, locale })
  return withTransaction(ctx.payload, async (req): Promise<Claim> => {
    await lockRow(req, 'quotes', quoteId)
    const quote = await findQuote({ payload: ctx.payload, req }, quoteId)
    if (quote === null || !mayPay(payer, quote)) return { kind: 'not_found' }
    if (quote.status === 'awaiting_approval') return { kind: 'awaiting_approval' }
    const owed = due(accountOf(quote))
    if (owed.kind === 'nothing') return { kind: refusalOf(owed.why) }

    const unfinished = await findPayments(
      { payload: ctx.payload, req },
      {
        and: [
          { quote: { equals: quoteId } },
          // of the many that may have failed, only those whose session may be open
          { or: [{ lookAt: { exists: true } }, { isHeld: { equals: true } }] },
        ],
      },
    )
    const asked = { purpose: owed.purpose, money: { ...moneyOfQuote(quote), minor: owed.minor } }
    if (!isChargeable(asked.money)) return { kind: 'not_chargeable' }
    if (unfinished.some(({ isHeld }) => isHeld)) return { kind: 'held' }
    if (unfinished.some(({ status }) => status === 'processing')) return { kind: 'processing' }

    const isByLink = payer.kind === 'link'
    const usable = unfinished
      .filter((payment) => isUsable(payment, asked, ctx.now()))
      // it leads this payer back to where he came from
      .filter((payment) => leadsBackToLink(payment.checkoutRequest) === isByLink)
      .at(-1)
    const inTheWay = unfinished.find((payment) => payment !== usable && mayBeOpen(payment))
    if (inTheWay !== undefined) return { kind: 'end_first', payment: inTheWay }
    if (usable !== undefined) return { kind: 'use', payment: usable }

    const validUntil = quote.validUntil ? new Date(quote.validUntil) : null
    // Once its deposit is paid a price holds.
    const limit = asked.purpose === 'balance' ? null : validUntil
    const endsAt = quote.status === 'expired' ? null : sessionEnd(ctx.now(), limit)
    if (endsAt === null && quote.sentAt) return { kind: 'expired' }
    if (endsAt === null) return { kind: 'run_out', money: moneyOfQuote(quote) }
    if (wantsALook(quote, tables)) {
      await moveQuote(req, quote, 'awaiting_approval', { waitsFor: 'office' })
      return { kind: 'awaiting_approval' }
    }
    const facts = { now: ctx.now(), req, quote, asked, endsAt, productId, locale, isByLink, what }
    return { kind: 'use', payment: await newRecord(facts) }
  })
}

/** The rules may have changed since it was saved; what the shop sent or released it has looked at. */
function wantsALook(quote: Quote, tables: PricingTables): boolean {
  if (quote.sentAt || quote.releasedAt || isPaidQuote(quote)) return false
  const inputs = inputsOf(quote)
  if (inputs === null) return false
  return advise(inputs, tables).some(({ level }) => level !== 'note')
}

type Asked = { purpose: PaymentPurpose; money: Money }

function refusalOf(why: Extract<Due, { kind: 'nothing' }>['why']) {
  switch (why) {
    case 'paid':
      return 'already_paid'
    case 'not_measured':
      return 'not_measured'
    case 'not_payable':
      return 'not_payable'
    case 'not_accepted':
      return 'not_accepted'
  }
}

function isUsable(payment: Payment, asked: Asked, now: Date): boolean {
  return (
    payment.status === 'pending_checkout' &&
    payment.purpose === asked.purpose &&
    sameMoney(moneyOfPayment(payment), asked.money) &&
    Boolean(payment.expiresAt) &&
    new Date(payment.expiresAt ?? 0) > now
  )
}

type RecordFacts = {
  now: Date
  req: PayloadRequest
  quote: Quote
  asked: Asked
  endsAt: Date
  productId: string | null
  locale: Locale
  isByLink: boolean
  what: WhatIsPaid | null
}

async function newRecord(facts: RecordFacts): Promise<Payment> {
  const { now, req, quote, asked, endsAt, productId, locale, isByLink, what } = facts
  const { money, purpose } = asked
  const userId = idOrNull(quote.user)
  if (purpose !== 'balance' && quote.status !== 'pending_payment')
    await moveQuote(req, quote, 'pending_payment')
  await freezeRevision(req, quote, now)
  const token = randomUUID()
  const payment = await req.payload.create({
    collection: 'payments',
    data: {
      quote: quote.id,
      user: userId,
      method: 'stripe',
      revision: quote.currentRevision,
      purpose,
      amount: minorToMajor(money.minor, money.currency),
      currency: money.currency,
      status: 'pending_checkout',
      expiresAt: endsAt.toISOString(),
      paymentMethodDetails: { type: 'card' },
      isDuplicate: false,
      isHeld: false,
      token,
      lookAt: firstLook(now).toISOString(),
    },
    req,
    depth: 0,
    overrideAccess: true, // payments are the server's alone
  })
  const request = checkoutRequest({
    paymentId: payment.id,
    quoteId: quote.id,
    quoteNumber: quote.number ?? String(quote.id),
    // what was changed since it was read is not said at all
    description: what?.asOf === quote.updatedAt ? what.words : null,
    purpose,
    userId,
    token,
    customerEmail: quote.customerEmail ?? null,
    isByLink,
    money,
    endsAt,
    productId,
    locale,
  })
  return writePayment(req, payment.id, { checkoutRequest: { ...request } })
}
