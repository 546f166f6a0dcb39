import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { heldForUndoMs } from '@/domain/job/judge-move'
import { isSettled, paymentStates } from '@/domain/payment/payment-states'
import type { Quote } from '@/payload-types'
import { databaseOf } from '../../database/lock-key'
import { slugs } from '../../slugs'

/**
 * Once the sizes of a quote with a paid deposit are final, its customer is told that the rest can be
 * paid: stored in the same transaction, written and sent later. Whoever made them final, on the board of
 * jobs or on the quote's own form, can take that back for a while, and the letter waits as long; one that
 * still waits goes with the step that caused it. Final sizes that come with a revision are told of by the
 * revision's own letter: the balance is another one, and due once it is accepted. A letter that waits when a
 * revision goes out, whatever its sizes are, is held back, and waits again once that is taken back.
 */
export const askForBalance: CollectionAfterChangeHook<Quote> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const ofQuote = sql`task_slug = 'afterPayment' and processing is not true
    and input ->> 'paymentId' in (select id::text from payments where quote_id = ${doc.id})`
  const held = sql`${ofQuote} and input ->> 'work' = 'balance_held'`
  const letters = sql`${ofQuote} and input ->> 'work' in ('balance', 'balance_held')`
  const goesOut = doc.currentRevision > previousDoc.currentRevision
  const isNoLongerFinal = doc.measurements === 'estimated' && previousDoc.measurements === 'final'
  // what made them final was undone while the revision was out
  const isBackAsEstimated =
    doc.measurements === 'estimated' && doc.currentRevision < previousDoc.currentRevision
  if ((isNoLongerFinal && !goesOut) || isBackAsEstimated) {
    await databaseOf(req).execute(sql`delete from payload_jobs where ${letters}`)
    return doc
  }
  if (doc.currentRevision !== previousDoc.currentRevision) {
    const work = goesOut ? 'balance_held' : 'balance'
    // what is held does nothing at its time, which is after a revision can be taken back
    await databaseOf(req).execute(sql`
      update payload_jobs
      set input = jsonb_set(input, '{work}', to_jsonb(${work}::text)), wait_until = ${afterUndo()}
      where ${letters}`)
    return doc
  }
  const isMeasured = doc.measurements === 'final' && previousDoc.measurements === 'estimated'
  if (!isMeasured || doc.status !== 'deposit_paid' || doc.balanceDue <= 0) return doc
  const { docs } = await req.payload.find({
    collection: slugs.payments,
    where: {
      and: [
        { quote: { equals: doc.id } },
        // the deposit, or another part that was paid by hand
        { status: { in: paymentStates.filter(isSettled) } },
        { isDuplicate: { not_equals: true } },
      ],
    },
    sort: 'id',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
    overrideAccess: true, // the site's own bookkeeping, whoever caused it
  })
  const [paid] = docs
  if (!paid) return doc
  // one of the same: it would wait again beside this one, were the revision taken back that holds it
  await databaseOf(req).execute(sql`delete from payload_jobs where ${held}`)
  await req.payload.jobs.queue({
    task: 'afterPayment',
    queue: 'mail',
    input: { work: 'balance', paymentId: paid.id },
    waitUntil: new Date(afterUndo()),
    overrideAccess: true, // the site's own bookkeeping, whoever caused it
    req,
  })
  return doc
}

function afterUndo(): string {
  return new Date(Date.now() + heldForUndoMs).toISOString()
}
