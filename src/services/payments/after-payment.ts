import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import type { Payload, PayloadRequest } from 'payload'
import { due } from '@/domain/quote/due'
import type { MailMessage } from '@/mail/mail-message'
import type { ServiceContext } from '../context'
import { sendLetter } from '../mail/send-letter'
import { advanceCaller } from '../customers/advance-caller'
import { advanceCustomer } from '../customers/advance-customer'
import { withTransaction } from '../database/transaction'
import { expectedThoughMeasured, noteToldElsewhere } from '../jobs/settled-visits'
import { startJob } from '../jobs/start-job'
import { balanceLetter } from './balance-letter'
import { alertLetter, orderLetter } from './office-letters'
import type { AlertKind } from './office-letters'
import { receiptLetter } from './receipt-letter'
import { refundLetter, voidedLetter } from './refund-letter'
import type { RefundLetter, ToldRefund } from './refund-letter'
import { accountOf, findPayment, findQuote, idOf, idOrNull } from './records'

/** What follows from a payment's change of state, and may be done later than the change itself. */
export type AfterPayment = {
  work:
    | ('receipt' | 'order' | 'customer' | 'job' | 'voided')
    /** `balance_held` is a letter that a later revision has made needless. */
    | ('balance' | 'balance_held')
    | (RefundLetter | AlertKind)
  paymentId: number
} & ToldRefund

/**
 * Stores what is to be done, in the transaction of the change that causes it: booking money never
 * waits for a letter or the customer's record, and neither is forgotten. All of it in one statement: the
 * Local API's queue takes two for each piece, with the quote's row held.
 */
export async function intend(
  req: PayloadRequest,
  paymentId: number,
  ...works: AfterPayment['work'][]
): Promise<void> {
  await store(
    req,
    works.map((work) => ({ work, paymentId })),
  )
}

/** The same of the letter that tells a customer of money on its way back. */
export async function intendGivenBack(
  req: PayloadRequest,
  paymentId: number,
  back: ToldRefund,
): Promise<void> {
  await store(req, [{ work: 'given_back', paymentId, ...back }])
}

async function store(req: PayloadRequest, pieces: AfterPayment[]): Promise<void> {
  await databaseOf(req).execute(sql`
    insert into payload_jobs (task_slug, queue, input, created_at, updated_at)
    select 'afterPayment', 'mail', piece, clock_timestamp(), clock_timestamp()
    from jsonb_array_elements(${JSON.stringify(pieces)}::jsonb) as piece`)
}

/** Does one piece of it; throws when it can't be done now. */
export async function doAfterPayment(
  ctx: ServiceContext,
  piece: AfterPayment,
  mark: string,
): Promise<void> {
  const { work, paymentId } = piece
  if (work === 'customer') {
    const payment = await findPayment(ctx, paymentId)
    if (payment === null) throw new Error(`Payment ${paymentId} is gone.`)
    if (payment.status === 'voided') return
    const quote = await findQuote(ctx, idOf(payment.quote))
    const userId = idOrNull(payment.user) ?? idOrNull(quote?.user)
    const customerId = idOrNull(quote?.customer)
    if (userId !== null) await advanceCustomer({ ctx, userId, reason: 'paid' })
    else if (customerId !== null) await advanceCaller({ ctx, customerId, reason: 'paid' })
    return
  }
  if (work === 'job') {
    await beginJob(ctx, paymentId)
    return
  }
  if (work === 'balance_held') return
  if (work === 'balance') {
    await askForBalance(ctx, paymentId, mark)
    return
  }
  const message = await letterAfterPayment(ctx.payload, piece)
  if (message !== null) await sendLetter({ payload: ctx.payload, message, mark })
}

/**
 * The letter that asks for the balance speaks of the visits that measuring made needless, too; none where
 * the sizes are estimated again, or nothing can be paid of it now, as before a yes to what was sent since.
 */
async function askForBalance(ctx: ServiceContext, paymentId: number, mark: string): Promise<void> {
  const { payload } = ctx
  const payment = await findPayment(ctx, paymentId)
  const quote = payment && (await findQuote(ctx, idOf(payment.quote)))
  if (payment === null || quote === null) throw new Error(`Payment ${paymentId} is gone.`)
  const to = quote.customerEmail
  if (!to || quote.measurements !== 'final') return
  const owed = due(accountOf(quote))
  if (owed.kind !== 'due' || owed.purpose !== 'balance') return
  const needless = await expectedThoughMeasured(payload, quote.id, ctx.now())
  const about = { req: await createLocalReq({}, payload), quote, payment, to }
  await sendLetter({ payload, message: await balanceLetter(about, needless), mark })
  await noteToldElsewhere(payload, needless, ctx.now())
}

async function beginJob({ payload }: ServiceContext, paymentId: number): Promise<void> {
  await withTransaction(payload, async (req) => {
    const payment = await findPayment({ payload, req }, paymentId)
    const quote = payment && (await findQuote({ payload, req }, idOf(payment.quote)))
    if (quote === null) throw new Error(`Payment ${paymentId} is gone.`)
    if (payment?.status === 'voided') return
    await startJob(req, quote)
  })
}

/** The letter that belongs to it; null where there is nobody to write to. */
export async function letterAfterPayment(
  payload: Payload,
  { work, paymentId, ...back }: AfterPayment,
): Promise<MailMessage | null> {
  if (work === 'customer' || work === 'job' || work === 'balance_held') return null
  const payment = await findPayment({ payload }, paymentId)
  const quote = payment && (await findQuote({ payload }, idOf(payment.quote)))
  if (payment === null || quote === null) throw new Error(`Payment ${paymentId} is gone.`)
  const about = { req: await createLocalReq({}, payload), quote, payment }
  const to = quote.customerEmail
  switch (work) {
    case 'receipt':
      return to && payment.status !== 'voided' ? receiptLetter({ ...about, to }) : null
    case 'order':
      return orderLetter(about)
    case 'voided':
      return to ? voidedLetter({ ...about, to }) : null
    case 'balance':
      return to ? balanceLetter({ ...about, to }) : null
    case 'duplicate_refunded':
    case 'held_refunded':
    case 'given_back':
      return to ? refundLetter({ ...about, to }, work, back) : null
    default:
      return alertLetter(about, work)
  }
}
