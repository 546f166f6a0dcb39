import type { PayloadRequest } from 'payload'
import type { AuditEvent } from '@/domain/audit/audit-events'
import { shortAddress } from '@/domain/audit/short-address'
import { callScope } from '@/integrations/http/call-scope'
import { slugs } from '../slugs'

export type AuditLine = {
  event: AuditEvent
  /** Who did it, where that is not whoever is signed in. */
  by?: { id: number | null; name: string }
  subject?: string
  changes?: string
  session?: string
  browser?: string
}

/**
 * Adds a line in the transaction of `req`: what is taken back leaves no line, what holds leaves one. Past the
 * Local API, which would write its own context onto the request of whoever asks.
 */
export async function noteAudit(req: PayloadRequest, line: AuditLine): Promise<void> {
  const { id, name } = line.by ?? whoAsks(req)
  await req.payload.db.create({
    collection: slugs.auditTrail,
    data: {
      event: line.event,
      account: id,
      who: name.slice(0, 320),
      subject: line.subject?.slice(0, 300) ?? null,
      changes: line.changes?.slice(0, 2000) ?? null,
      address: addressOfCall(),
      session: line.session ?? null,
      browser: line.browser?.slice(0, 300) ?? null,
    },
    req,
    returning: false,
  })
}

function addressOfCall(): string | null {
  const address = callScope()?.address
  return address === undefined ? null : shortAddress(address)
}

/** A visitor has no name, and neither has the site where it works by itself. */
function whoAsks({ user }: PayloadRequest): { id: number | null; name: string } {
  if (user) return { id: Number(user.id), name: user.email }
  const scope = callScope()
  if (!scope) return { id: null, name: 'The site' }
  return scope.actor
    ? { id: scope.actor.id, name: scope.actor.email }
    : { id: null, name: 'A visitor' }
}
