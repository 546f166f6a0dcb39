import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { noteChangeOf } from '@collections/audit/with-audit'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { mayMovePayment } from '@/domain/payment/payment-states'
import type { PaymentState } from '@/domain/payment/payment-states'
import { mayMoveQuote, mayVoidBack } from '@/domain/payment/quote-states'
import type { QuoteState } from '@/domain/payment/quote-states'
import type { Payment, Quote } from '@/payload-types'
import { lockRow } from '../database/transaction'
import { keepRevision } from '../revisions/keep-revision'
import { findPayment, findQuote } from './records'

/** What only these services may write; the collections refuse it to everybody else. */
const asSettlement = { context: { settlement: true }, depth: 0 } as const

type PaymentChanges = Partial<Omit<Payment, 'id' | 'status' | 'quote' | 'user'>>

/**
 * A payment and its quote, both rows held until the transaction ends. Always the quote first, so
 * that two transactions can't wait for each other.
 */
export async function lockPayment(
  req: PayloadRequest,
  paymentId: number,
): Promise<{ payment: Payment; quote: Quote } | null> {
  const { rows } = await databaseOf(req).execute(sql`
    select id from quotes where id = (select quote_id from payments where id = ${paymentId}) for update`)
  const [held] = rows as { id: number }[]
  if (held === undefined || !(await lockRow(req, 'payments', paymentId))) return null
  const payment = await findPayment({ payload: req.payload, req }, paymentId)
  const quote = await findQuote({ payload: req.payload, req }, held.id)
  return payment === null || quote === null ? null : { payment, quote }
}

/** Writes what is not a state. */
export async function writePayment(
  req: PayloadRequest,
  id: number,
  data: PaymentChanges,
): Promise<Payment> {
  return updatePayment(req, id, data)
}

async function updatePayment(
  req: PayloadRequest,
  id: number,
  data: PaymentChanges & Partial<Pick<Payment, 'status'>>,
): Promise<Payment> {
  return req.payload.update({
    collection: 'payments',
    id,
    data,
    req,
    overrideAccess: true, // payments are the server's alone
    ...asSettlement,
  })
}

/**
 * Moves a payment along the table of states; a move that is not in it is a fault. Only what changes is
 * written, past the collection's validators, as with a quote.
 */
export async function movePayment(
  req: PayloadRequest,
  payment: Payment,
  to: PaymentState,
  data: PaymentChanges = {},
): Promise<Payment> {
  if (!mayMovePayment(payment.status, to)) {
    throw new Error(`Payment ${payment.id} can't go from ${payment.status} to ${to}.`)
  }
  const changes = { ...data, status: to }
  // the list of refunds stands in a table of its own
  if (changes.refunds !== undefined) return updatePayment(req, payment.id, changes)
  const updatedAt = new Date().toISOString()
  await req.payload.db.updateOne({
    collection: slugs.payments,
    id: payment.id,
    data: { ...changes, updatedAt },
    req,
    returning: false,
  })
  const moved = { ...payment, ...changes, updatedAt }
  await noteChangeOf(req, slugs.payments, payment, moved)
  return moved
}

type Booked = Partial<
  Pick<Quote, 'paymentStatus' | 'paidAt' | 'amountPaid' | 'balanceDue' | 'waitsFor'>
>

/**
 * Moves a quote along the table of states, or changes what a payment decides of it. Only these
 * columns are written, past the collection's validators: money is booked whatever a later rule, or
 * a row from before it, says of the rest.
 */
export async function moveQuote(
  req: PayloadRequest,
  quote: Quote,
  to: QuoteState,
  data: Booked = {},
): Promise<Quote> {
  refuseMove(quote, to)
  // what it waited for is over, even where it was paid meanwhile
  const isOver = quote.status === 'awaiting_approval' && to !== quote.status
  return writeMove(req, quote, to, isOver ? { ...data, waitsFor: null } : data)
}

/** Moves a quote back because a payment of it was voided: the one way from paid to less. */
export async function moveQuoteBack(
  req: PayloadRequest,
  quote: Quote,
  to: QuoteState,
  data: Booked,
): Promise<Quote> {
  if (quote.status !== to && !mayVoidBack(quote.status, to)) {
    throw new Error(`Quote ${quote.id} can't go back from ${quote.status} to ${to}.`)
  }
  return writeMove(req, quote, to, data)
}

async function writeMove(
  req: PayloadRequest,
  quote: Quote,
  to: QuoteState,
  data: Booked,
): Promise<Quote> {
  await req.payload.db.updateOne({
    collection: 'quotes',
    id: quote.id,
    data: { ...data, status: to, updatedAt: new Date().toISOString() },
    req,
    returning: false,
  })
  return { ...quote, ...data, status: to }
}

/** Opens a quote again at today's figures. */
export async function repriceQuote(
  req: PayloadRequest,
  quote: Quote,
  figures: Partial<Omit<Quote, 'id' | 'status' | 'user'>>,
): Promise<Quote> {
  refuseMove(quote, 'pending_payment')
  const repriced = await req.payload.update({
    collection: 'quotes',
    id: quote.id,
    data: { ...figures, status: 'pending_payment' },
    req,
    overrideAccess: true, // the customer pays; the site writes it down
    ...asSettlement,
  })
  await keepRevision(req, repriced, { madeBy: null })
  return repriced
}

function refuseMove({ id, status }: Quote, to: QuoteState): void {
  if (status === to || mayMoveQuote(status, to)) return
  throw new Error(`Quote ${id} can't go from ${status} to ${to}.`)
}
