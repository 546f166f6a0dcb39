import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { deletedName, withoutPerson } from '@/domain/account/without-person'
import type { PersonMarks } from '@/domain/account/without-person'
import { placeOfAddress } from '@/domain/payment/place-of-address'
import type { Payment, QuoteRevision } from '@/payload-types'
import type { Actor } from '../context'
import { findPayments, findQuote } from '../payments/records'

type Args = {
  req: PayloadRequest
  id: number
  actor: Actor
  /** The record that is left of him; null where he had none. */
  record: number | null
  marks: PersonMarks
}

/**
 * Leaves of a quote what was made and what it cost, and where as far as taxes need it. Past the rule that
 * a paid quote's customer is final: this is the one way in which he goes.
 */
export async function anonymiseQuote(args: Args): Promise<void> {
  const { req, id, record, marks } = args
  const quote = await findQuote({ payload: req.payload, req }, id)
  if (quote === null) return
  const text = (value: string | null | undefined) => withoutPerson(value ?? null, marks)
  const place = placeOfAddress(quote.projectAddress ?? '') || null
  await databaseOf(req).execute(sql`
    update quotes set user_id = null, customer_id = ${record}, customer_name = ${deletedName},
      customer_email = null, customer_phone = null, project_address = ${place}, notes = null,
      accepted_name = ${quote.acceptedName ? deletedName : null},
      decline_reason = ${text(quote.declineReason)}, follow_up_on = null, wants_no_reminders = true,
      link_nonce = null, link_hash = null, request_key = null, updated_at = now()
    where id = ${id}`)
  for (const revision of await revisionsOf(req, id)) await anonymiseRevision(args, revision)
  const payments = await findPayments({ payload: req.payload, req }, { quote: { equals: id } })
  for (const payment of payments) await anonymisePayment(args, payment)
}

async function revisionsOf(req: PayloadRequest, quoteId: number): Promise<QuoteRevision[]> {
  const { docs } = await req.payload.find({
    collection: slugs.quoteRevisions,
    where: { quote: { equals: quoteId } },
    depth: 0,
    pagination: false,
    req,
    overrideAccess: true, // whoever owns the quote was asked before
  })
  return docs
}

async function anonymiseRevision(
  { req, actor, marks }: Args,
  revision: QuoteRevision,
): Promise<void> {
  const content = withoutPerson(withoutCustomer(revision.content), marks)
  const madeBy = revision.madeBy === actor.email ? null : (revision.madeBy ?? null)
  await databaseOf(req).execute(sql`
    update quote_revisions set content = ${JSON.stringify(content)}::jsonb, made_by = ${madeBy},
      accepted_name = ${revision.acceptedName ? deletedName : null},
      reason = ${withoutPerson(revision.reason ?? null, marks)}
    where id = ${revision.id}`)
}

/** What a revision and its paper say of whoever they were made for. */
function withoutCustomer(content: QuoteRevision['content']): unknown {
  const whole = asRecord(content)
  const columns = asRecord(whole.columns)
  const paper = asRecord(whole.paper)
  const office = asRecord(whole.office)
  const customer = asRecord(paper.customer)
  return {
    ...whole,
    ...(whole.columns
      ? {
          columns: {
            ...columns,
            customerName: deletedName,
            projectAddress: placeIn(columns.projectAddress),
          },
        }
      : {}),
    ...(whole.office
      ? { office: { ...office, draft: { ...asRecord(office.draft), note: '' } } }
      : {}),
    ...(whole.paper
      ? {
          paper: {
            ...paper,
            customer: {
              name: deletedName,
              email: null,
              phone: null,
              jobSite: placeIn(customer.jobSite),
            },
            note: null,
          },
        }
      : {}),
  }
}

function placeIn(address: unknown): string | null {
  return typeof address === 'string' ? placeOfAddress(address) || null : null
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

async function anonymisePayment({ req, marks }: Args, payment: Payment): Promise<void> {
  const text = (value: string | null | undefined) => withoutPerson(value ?? null, marks)
  const json = (value: unknown) => (value ? JSON.stringify(withoutPerson(value, marks)) : null)
  const { customer_email: _email, ...request } = asRecord(payment.checkoutRequest)
  await databaseOf(req).execute(sql`
    update payments set user_id = null,
      by_hand_note = ${text(payment.byHand?.note)},
      by_hand_void_reason = ${text(payment.byHand?.voidReason)},
      release_reason = ${text(payment.release?.reason)},
      error_details = ${json(payment.errorDetails)}::jsonb,
      payment_method_details = ${json(payment.paymentMethodDetails)}::jsonb,
      checkout_request = ${payment.checkoutRequest ? json(request) : null}::jsonb
    where id = ${payment.id}`)
  for (const { id, reason } of payment.refunds ?? []) {
    await databaseOf(req).execute(sql`
      update payments_refunds set reason = ${text(reason)} where id = ${id ?? ''}`)
  }
}
