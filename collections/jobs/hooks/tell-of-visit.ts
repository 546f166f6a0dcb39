import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { heldForUndoMs } from '@/domain/job/judge-move'
import { newsHeldForMs, newsOf } from '@/domain/job/visit-news'
import type { Visit } from '@/payload-types'
import { databaseOf } from '../../database/lock-key'
import { toldOf } from '../told-of'

const afterOtherLetterMs = heldForUndoMs + 60_000

/**
 * Stores that the customer is to be told, once whoever changes a visit has had time to change it again:
 * one letter a visit waits at a time, and none where he knows all by then. Of a visit that measuring made
 * needless the letter about the sizes speaks first, where there is one.
 */
export const tellOfVisit: CollectionAfterChangeHook<Visit> = async ({ doc, req }) => {
  await databaseOf(req).execute(sql`
    delete from payload_jobs
    where task_slug = 'visitLetter' and processing is not true
      and input ->> 'about' = 'news' and input ->> 'visitId' = ${String(doc.id)}`)
  const now = new Date()
  if (newsOf(toldOf(doc), now) === null) return doc
  await req.payload.jobs.queue({
    task: 'visitLetter',
    queue: 'mail',
    input: { visitId: doc.id, about: 'news' },
    waitUntil: new Date(now.getTime() + (doc.settledAt ? afterOtherLetterMs : newsHeldForMs)),
    overrideAccess: true, // the site's own bookkeeping, whoever caused it
    req,
  })
  return doc
}
