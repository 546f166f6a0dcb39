import type {
  CollectionAfterChangeHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
} from 'payload'
import type { User } from '@/payload-types'
import { flagged } from '../../access/context-flags'
import { noteAudit } from '../../audit/note-audit'

/** The session that has just begun is the last that Payload added. */
export const noteSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  // a password that is proved for something else begins nothing
  if (flagged(req.context, 'provesPassword')) return
  const { id, email, sessions } = user as User
  await noteAudit(req, {
    event: 'signedIn',
    by: { id, name: email },
    ...sessionOf(sessions?.at(-1)?.id),
    browser: req.headers.get('user-agent') ?? '',
  })
}

export const noteSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  await noteAudit(req, { event: 'signedOut', ...sessionOf((req.user as { _sid?: string })._sid) })
}

export const noteReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation === 'resetPassword') {
    const { user } = result as unknown as { user?: User }
    if (user) {
      await noteAudit(req, { event: 'passwordReset', by: { id: user.id, name: user.email } })
    }
  }
  return result as unknown
}

export const notePasswordChange: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  if (req.context.passwordChanges === true) {
    delete req.context.passwordChanges
    await noteAudit(req, { event: 'passwordChanged', subject: `users ${doc.email}` })
  }
  return doc
}

function sessionOf(id: string | null | undefined): { session?: string } {
  return typeof id === 'string' ? { session: id } : {}
}
