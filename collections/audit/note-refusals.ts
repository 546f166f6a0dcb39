import { noteAudit } from './note-audit'
import type { AuditLine } from './note-audit'
import { createLocalReq } from 'payload'
import type { Payload } from 'payload'
import { takeTurn } from '@/integrations/rate-limit/limit'

/** Writes down that a sign-in was refused, and for which account where there is one. */
export async function noteRefusedSignIn(
  payload: Payload,
  { email, reason, browser }: { email: string; reason: string; browser: string },
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    limit: 1,
    depth: 0,
    pagination: false,
    select: { email: true },
    overrideAccess: true, // the server's own record
  })
  const account = docs[0]
  await note(payload, {
    event: 'signInRefused',
    // an address of nobody is not ours to keep
    by: account ? { id: account.id, name: account.email } : { id: null, name: 'No such account' },
    changes: reason,
    browser,
  })
}

/** Writes down that somebody who is signed in asked for what is not his, so often as is of use. */
export async function noteRefusal(
  payload: Payload,
  by: { id: number; name: string },
  subject: string,
): Promise<void> {
  const turn = await takeTurn('refusalsNoted', String(by.id))
  if (turn.ok) await note(payload, { event: 'refused', by, subject })
}

/** The refusal has taken its transaction back: this line stands by itself, and fails alone. */
async function note(payload: Payload, line: AuditLine): Promise<void> {
  try {
    await noteAudit(await createLocalReq({}, payload), line)
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A refusal could not be written down' })
  }
}
