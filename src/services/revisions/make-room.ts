import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/**
 * A number is the revision's that is made first: what the office only types on moves up by one. Whoever types
 * on it learns from its mark that the quote went on meanwhile. Call it with the quote's row locked.
 */
export async function makeRoom(
  req: PayloadRequest,
  quoteId: number,
  number: number,
): Promise<void> {
  const db = databaseOf(req)
  const { rows = [] } = await db.execute(sql`
    select number::int as number from quote_revisions
    where quote_id = ${quoteId} and number >= ${number} and is_draft
    order by number desc`)
  for (const typed of rows as { number: number }[]) {
    const next = typed.number + 1
    await db.execute(sql`
      update quote_revisions set number = ${next}, updated_at = ${new Date().toISOString()},
        content = jsonb_set(content, '{paper,revision,number}', ${String(next)}::jsonb, false)
      where quote_id = ${quoteId} and number = ${typed.number}`)
  }
}
