import { getFieldsToSign, jwtSign } from 'payload'
import type {
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
  CollectionRefreshHook,
  PayloadRequest,
} from 'payload'
import type { User } from '@/payload-types'
import { flagged } from '../../access/context-flags'
import { noteAudit } from '../../audit/note-audit'
import { Refusal } from '../../refusal'
import { slugs } from '../../slugs'
import { sessionEndsAt, sessionsAtOnce } from '../session-lifetime'

type Session = { id: string; createdAt?: string | Date | null; expiresAt: string | Date }
type Former = { account: number; session: string }

/** Whose session the browser holds that signs in now. */
export const seeFormerSession: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'login') return
  const user = req.user as (User & { _sid?: string }) | null
  if (user?._sid === undefined) return
  req.context.formerSession = { account: user.id, session: user._sid } satisfies Former
}

/**
 * A new sign-in ends the session that the same browser held, and the oldest of too many. Where a password was
 * only proved, the session that Payload made of it ends at once.
 */
export const endFormerSessions: CollectionAfterLoginHook = async ({ req, user }) => {
  const { id, sessions = [] } = user as User
  const made = sessions?.at(-1)?.id
  if (flagged(req.context, 'provesPassword')) {
    await keepSessions(req, id, (session) => session.id !== made)
    return
  }
  const former = req.context.formerSession as Former | undefined
  delete req.context.formerSession
  const newest = (sessions ?? []).slice(-sessionsAtOnce).map((session) => session.id)
  const ended =
    (former ? await keepSessions(req, former.account, (one) => one.id !== former.session) : 0) +
    (await keepSessions(req, id, (one) => newest.includes(one.id)))
  if (ended > 0) {
    const changes = `${ended} by a new sign-in`
    await noteAudit(req, { event: 'sessionEnded', by: { id, name: (user as User).email }, changes })
  }
}

/** Ends the other sessions of an account; answers how many. */
async function keepSessions(
  req: PayloadRequest,
  account: number,
  isKept: (session: Session) => boolean,
): Promise<number> {
  const row = await req.payload.db.findOne<{ id: number; sessions?: Session[] }>({
    collection: slugs.users,
    where: { id: { equals: account } },
    req,
  })
  const sessions = row?.sessions ?? []
  const kept = sessions.filter(isKept)
  if (kept.length < sessions.length) {
    await req.payload.db.updateOne({
      collection: slugs.users,
      id: account,
      data: { sessions: kept },
      req,
      returning: false,
    })
  }
  return sessions.length - kept.length
}

/** Prolongs a session as Payload does, though never beyond the hour at which it ends. */
export const boundRefresh: CollectionRefreshHook = async ({ args: { collection, req }, user }) => {
  const { _sid: sid } = req.user as { _sid?: string }
  const session = (user.sessions as Session[] | undefined)?.find(({ id }) => id === sid)
  const begunAt = new Date(session?.createdAt ?? 0)
  const secondsLeft = Math.floor(
    (sessionEndsAt(begunAt, (user as User).role).getTime() - Date.now()) / 1000,
  )
  if (secondsLeft <= 0) throw new Refusal('This session has ended. Please sign in again.', 403)
  const { auth } = collection.config
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: collection.config,
      email: (user as User).email,
      ...(sid === undefined ? {} : { sid }),
      user: req.user as never,
    }),
    secret: req.payload.secret,
    tokenExpiration: Math.min(auth.tokenExpiration, secondsLeft),
  })
  return {
    exp,
    refreshedToken: token,
    setCookie: true,
    strategy: 'local-jwt',
    user: { ...user, collection: slugs.users, _strategy: 'local-jwt' } as never,
  }
}
