import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { crewLetters } from '@/domain/job/crew-news'
import { heldForUndoMs } from '@/domain/job/judge-move'
import { newsHeldForMs, newsOf } from '@/domain/job/visit-news'
import type { Visit } from '@/payload-types'
import { databaseOf } from '../../database/lock-key'
import { crewOf, toldOf } from '../told-of'

const afterOtherLetterMs = heldForUndoMs + 60_000

/**
 * Stores that the customer, and whoever goes there, are to be told, once whoever changes a visit has had
 * time to change it again: one letter to each waits at a time, and none where he knows all by then. Of a
 * visit that measuring made needless the letter about the sizes speaks first, where there is one.
 */
export const tellOfVisit: CollectionAfterChangeHook<Visit> = async ({ doc, req }) => {
  await databaseOf(req).execute(sql`
    delete from payload_jobs
    where task_slug = 'visitLetter' and processing is not true
      and input ->> 'about' in ('news', 'crew') and input ->> 'visitId' = ${String(doc.id)}`)
  const now = new Date()
  const waitUntil = new Date(now.getTime() + (doc.settledAt ? afterOtherLetterMs : newsHeldForMs))
  const tell = async (about: 'news' | 'crew') => {
    await req.payload.jobs.queue({
      task: 'visitLetter',
      queue: 'mail',
      input: { visitId: doc.id, about },
      waitUntil,
      overrideAccess: true, // the site's own bookkeeping, whoever caused it
      req,
    })
  }
  if (newsOf(toldOf(doc), now) !== null) await tell('news')
  if (crewLetters(crewOf(doc), now).length > 0) await tell('crew')
  return doc
}
