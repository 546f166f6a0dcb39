import 'server-only'
import type { Payload, PayloadRequest } from 'payload'
import type { MailMessage } from '@/mail/mail-message'

type Args = {
  payload: Payload
  /** Inside a transaction: the mail is stored with it, or not at all. */
  req?: PayloadRequest
  message: MailMessage
  /** When it leaves; at once where nothing is said. */
  waitUntil?: Date
}

/**
 * Stores a mail for the background runner, which sends it at least once and retries. Answers by which
 * number it is stored.
 */
export async function queueMail({ payload, req, message, waitUntil }: Args): Promise<number> {
  const { id } = await payload.jobs.queue({
    task: 'sendMail',
    queue: 'mail',
    input: { message },
    overrideAccess: true, // the visitor who causes a mail has no right to the queue itself
    ...(req === undefined ? {} : { req }),
    ...(waitUntil === undefined ? {} : { waitUntil }),
  })
  return Number(id)
}
