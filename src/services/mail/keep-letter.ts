import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

type Letter = {
  to: string
  subject: string
  /** Its id; a letter that is sent a second time under it is kept once. */
  mark: string
}

/** The number under which a letter was stored, at the head of its id. */
const stored = /^<(\d{1,9})\./

/**
 * Writes down at a customer which letter left the house, by its subject: what it said can be told from what
 * it was about. Nothing of a letter to somebody else, nor of an answer, which is kept whole where it was
 * written. It has left whatever becomes of this: a failure is logged, or it would go out again.
 */
export async function keepLetter(payload: Payload, { to, subject, mark }: Letter): Promise<void> {
  const address = to.trim().toLowerCase()
  const job = Number(stored.exec(mark)?.[1] ?? 0)
  try {
    await payload.db.drizzle.execute(sql`
      insert into correspondence (customer_id, kind, by, "to", subject, text, request_key)
      select coalesce(c.merged_into_id, c.id), 'letter', '', ${address}, ${subject}, '', ${mark}
      from customers c
      where c.id in (
          select id from customers where lower(trim(email)) = ${address}
          union all
          select id from customers where user_id in (select id from users where email = ${address})
          union all
          select customer_id from quotes where lower(customer_email) = ${address})
        and not exists (select 1 from correspondence r where r.kind = 'reply' and r.letter = ${job})
      order by c.created_at, c.id limit 1
      on conflict (request_key) do nothing`)
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A letter that was sent could not be written down' })
  }
}
