import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { Correspondence } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { idOrNull } from '../payments/records'
import { changeInquiry, lockInquiry, refuseOthers } from './find-inquiry'
import type { InquiryRefusal } from './find-inquiry'

export type StopOutcome =
  /** What was written, to be put right and sent again. */
  { ok: true; subject: string; text: string } | InquiryRefusal | { ok: false; kind: 'too_late' }

type Args = { ctx: ServiceContext; replyId: number }

/** Keeps an answer in the house that has not left it yet; the inquiry waits again. */
export async function stopReply({ ctx, replyId }: Args): Promise<StopOutcome> {
  const refused = refuseOthers(ctx.actor)
  if (refused !== null) return refused
  return withTransaction(ctx.payload, async (req): Promise<StopOutcome> => {
    const reply = await req.payload.findByID({
      collection: slugs.correspondence,
      id: replyId,
      depth: 0,
      disableErrors: true,
      overrideAccess: true, // whoever answers inquiries may stop an answer
      req,
    })
    const inquiryId = idOrNull(reply?.inquiry)
    if (reply?.kind !== 'reply' || inquiryId === null) return { ok: false, kind: 'not_found' }
    const inquiry = await lockInquiry(req, inquiryId)
    const { rows = [] } = await databaseOf(req).execute(sql`
      delete from payload_jobs
      where id = ${reply.letter ?? 0} and task_slug = 'sendMail' and processing is not true
        and completed_at is null
      returning id`)
    if (rows.length === 0 || inquiry === null) return { ok: false, kind: 'too_late' }
    await forget(req, reply)
    await changeInquiry(req, inquiryId, { progress: 'in_progress' })
    return { ok: true, subject: reply.subject ?? '', text: reply.text }
  })
}

async function forget(
  req: Parameters<typeof lockInquiry>[0],
  { id }: Correspondence,
): Promise<void> {
  await req.payload.delete({
    collection: slugs.correspondence,
    id,
    depth: 0,
    overrideAccess: true, // it was never sent
    req,
  })
}
