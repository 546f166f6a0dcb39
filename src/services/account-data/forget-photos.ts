import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ForgetPhotos } from '@/integrations/jobs/forget-photos-task'
import type { ServiceContext } from '../context'
import { among } from './rows-of-person'
import type { RowsOfPerson } from './rows-of-person'

/**
 * Takes his photos from where they were sent, and stores that they are deleted: their files lie outside the
 * database, and a file that is gone comes back with no transaction. One that somebody else sent too stays there.
 */
export async function forgetPhotos(
  req: PayloadRequest,
  { quotes, inquiries, jobs }: RowsOfPerson,
): Promise<void> {
  const db = databaseOf(req)
  const sent = sql`${among('quotes_id', quotes)} or ${among('inquiries_id', inquiries)}`
  const ofVisitor = await db.execute(sql`
    with gone as (delete from visitor_photos_rels where ${sent} returning id, parent_id)
    select distinct parent_id as id from gone g where not exists (
      select 1 from visitor_photos_rels r
      where r.parent_id = g.parent_id and r.id not in (select id from gone))`)
  const ofJobs = await db.execute(sql`select id from photos where ${among('job_id', jobs)}`)
  const input: ForgetPhotos = { visitorPhotos: idsIn(ofVisitor.rows), photos: idsIn(ofJobs.rows) }
  if (input.visitorPhotos.length + input.photos.length === 0) return
  await req.payload.jobs.queue({
    task: 'forgetPhotos',
    queue: 'mail',
    input,
    overrideAccess: true, // the site's own bookkeeping, whoever caused it
    req,
  })
}

function idsIn(rows: unknown[] = []): number[] {
  return rows.map((row) => (row as { id: number }).id)
}

/** Deletes them with their files; one that is gone already is no mistake. */
export async function doForgetPhotos(
  { payload }: ServiceContext,
  { visitorPhotos, photos }: ForgetPhotos,
): Promise<void> {
  for (const [collection, ids] of [
    [slugs.visitorPhotos, visitorPhotos],
    [slugs.photos, photos],
  ] as const) {
    if (ids.length === 0) continue
    const { errors } = await payload.delete({
      collection,
      where: { id: { in: ids } },
      depth: 0,
      overrideAccess: true, // their owner deleted his account
    })
    if (errors.length > 0) throw new Error(`${errors.length} photos of ${collection} are left.`)
  }
}
