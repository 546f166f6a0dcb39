import 'server-only'
import { noteAudit } from '@collections/audit/note-audit'
import type { AuditLine } from '@collections/audit/note-audit'
import type { PayloadRequest } from 'payload'
import type { Locale } from '@/config/locales'
import { secondStepMail } from '@/mail/account-mail'
import type { Actor, ServiceContext } from '../../context'
import { letterhead } from '../../mail/letterhead'
import { queueMail } from '../../mail/queue-mail'

type Told = { what: 'set' | 'ended' | 'endedByOther'; locale: Locale; to?: string }

/** Writes it down, and to its owner. */
export async function sayStep(
  { payload }: ServiceContext,
  req: PayloadRequest,
  actor: Actor,
  line: AuditLine,
  told: Told | null,
): Promise<void> {
  await noteAudit(req, { by: { id: actor.id, name: actor.email }, ...line })
  if (told === null) return
  const { what, locale, to = actor.email } = told
  const message = await secondStepMail(await letterhead({ payload, req, to, locale }), what)
  await queueMail({ payload, req, message })
}
