import 'server-only'
import type { Payload, PayloadRequest, Where } from 'payload'
import { majorToMinor } from '@/domain/money/money'
import type { Money } from '@/domain/payment/same-money'
import type { QuoteAccount } from '@/domain/quote/due'
import type { Payment, Quote } from '@/payload-types'

type Reader = { payload: Payload; req?: PayloadRequest | undefined }

function within(req: PayloadRequest | undefined) {
  return req === undefined ? {} : { req }
}

// it stands on the quote, which is asked for it each time
const withoutVirtual = { customerName: false } as const

export async function findPayment({ payload, req }: Reader, id: number): Promise<Payment | null> {
  return payload.findByID({
    collection: 'payments',
    id,
    depth: 0,
    select: withoutVirtual,
    disableErrors: true,
    overrideAccess: true, // the service decides whose it is
    ...within(req),
  })
}

export async function findQuote({ payload, req }: Reader, id: number): Promise<Quote | null> {
  return payload.findByID({
    collection: 'quotes',
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: true, // the service decides whose it is
    ...within(req),
  })
}

/** Payments that fit, oldest first unless told otherwise. */
export async function findPayments(
  { payload, req }: Reader,
  where: Where,
  limit = 200,
  sort = 'id',
): Promise<Payment[]> {
  const { docs } = await payload.find({
    collection: 'payments',
    where,
    sort,
    limit,
    depth: 0,
    select: withoutVirtual,
    pagination: false,
    overrideAccess: true, // the service decides whose they are
    ...within(req),
  })
  return docs
}

/** The id behind a relation, loaded or not. */
export function idOf(relation: number | { id: number }): number {
  return typeof relation === 'number' ? relation : relation.id
}

/** The same of a relation that may be empty. */
export function idOrNull(relation: number | { id: number } | null | undefined): number | null {
  return relation === null || relation === undefined ? null : idOf(relation)
}

function exactMinor(amount: number, currency: string): number {
  const minor = majorToMinor(amount, currency)
  if (minor === null) throw new Error(`${amount} ${currency} is no whole number of minor units.`)
  return minor
}

export function moneyOfPayment({ amount, currency }: Payment): Money {
  return { minor: exactMinor(amount, currency), currency }
}

export function moneyOfQuote({ totalCost, currencyCodeAtQuote }: Quote): Money {
  const currency = currencyCodeAtQuote.toLowerCase()
  return { minor: exactMinor(totalCost, currency), currency }
}

/** What decides over what can be paid of a quote now. */
export function accountOf(quote: Quote): QuoteAccount {
  const currency = quote.currencyCodeAtQuote.toLowerCase()
  return {
    status: quote.status,
    measurements: quote.measurements,
    totalMinor: exactMinor(quote.totalCost, currency),
    depositMinor: exactMinor(quote.depositDue, currency),
    paidMinor: exactMinor(quote.amountPaid, currency),
    awaitsAcceptance: Boolean(quote.sentAt) && quote.acceptedRevision !== quote.currentRevision,
  }
}

export type ErrorDetails = {
  /** What went wrong; nothing where all that did is over. */
  type?: string
  message?: string
  /** A session may be open at Stripe that nobody was sent to; it has to be ended first. */
  sessionMayBeOpen?: boolean
  /** How often the refund of a second charge was refused. */
  refundTries?: number
  /** Keys of refunds that the office was told to look for at Stripe. */
  unsureRefunds?: string[]
  /** Was held; the money is back with the customer, and nothing settles it any more. */
  released?: boolean
}

export function errorDetailsOf({ errorDetails }: Payment): ErrorDetails | null {
  const isObject = typeof errorDetails === 'object' && errorDetails !== null
  return isObject && !Array.isArray(errorDetails) ? (errorDetails as ErrorDetails) : null
}
