import 'server-only'
import { noteAudit } from '@collections/audit/note-audit'
import { slugs } from '@collections/slugs'
import type { Payload, PayloadRequest } from 'payload'
import type { ServiceContext } from '../context'
import { lockRow, withTransaction } from '../database/transaction'

type Session = { id: string; createdAt?: string | null; expiresAt: string }

/** One of somebody's sessions, as he would tell it apart. */
export type OwnSession = {
  id: string
  since: string
  isThis: boolean
  /** What the browser said of itself; empty where that is not known. */
  browser: string
  address: string
}

/** The sessions of whoever asks that are not over, the one that asks first, then the newest. */
export async function ownSessions(
  { actor, payload, now }: ServiceContext,
  sessionId: string | undefined,
): Promise<OwnSession[]> {
  if (actor === null) return []
  const sessions = (await sessionsOf({ payload }, actor.id)).filter(
    ({ expiresAt }) => new Date(expiresAt) > now(),
  )
  const begun = await payload.find({
    collection: slugs.auditTrail,
    where: {
      and: [
        { event: { equals: 'signedIn' } },
        { account: { equals: actor.id } },
        { session: { in: sessions.map(({ id }) => id) } },
      ],
    },
    depth: 0,
    pagination: false,
    overrideAccess: true, // of his own sign-ins, what he saw himself
  })
  return sessions
    .map((session) => {
      const line = begun.docs.find((one) => one.session === session.id)
      return {
        id: session.id,
        since: session.createdAt ?? line?.createdAt ?? '',
        isThis: session.id === sessionId,
        browser: line?.browser ?? '',
        address: isOwnMachine(line?.address) ? '' : (line?.address ?? ''),
      }
    })
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || b.since.localeCompare(a.since))
}

/** Where no proxy stands in front, a browser beside the server comes from nowhere that says anything. */
function isOwnMachine(address: string | null | undefined): boolean {
  return !address || address === 'unknown' || /^(127\.|0:0:0:0)/.test(address)
}

/** Ends one session of whoever asks, or all but his own where none is named; answers how many. */
export async function endOwnSessions(
  { actor, payload }: ServiceContext,
  { ended, sessionId }: { ended: string | null; sessionId: string | undefined },
): Promise<number | null> {
  if (actor === null) return null
  return withTransaction(payload, async (req) => {
    await lockRow(req, 'users', actor.id)
    const count = await keep(req, actor.id, ({ id }) =>
      ended === null ? id === sessionId : id !== ended,
    )
    if (count > 0) {
      const by = { id: actor.id, name: actor.email }
      await noteAudit(req, { event: 'sessionsEnded', by, changes: String(count) })
    }
    return count
  })
}

/** Ends all sessions of an account but one, in the transaction of something that asks for it. */
export async function endOtherSessions(
  req: PayloadRequest,
  account: number,
  kept: string | undefined,
): Promise<void> {
  await keep(req, account, ({ id }) => id === kept)
}

async function keep(
  req: PayloadRequest,
  account: number,
  isKept: (session: Session) => boolean,
): Promise<number> {
  const all = await sessionsOf({ payload: req.payload, req }, account)
  const sessions = all.filter(isKept)
  if (sessions.length < all.length) {
    await req.payload.db.updateOne({
      collection: slugs.users,
      id: account,
      data: { sessions },
      req,
      returning: false,
    })
  }
  return all.length - sessions.length
}

async function sessionsOf(
  { payload, req }: { payload: Payload; req?: PayloadRequest },
  account: number,
): Promise<Session[]> {
  const row = await payload.db.findOne<{ id: number; sessions?: Session[] }>({
    collection: slugs.users,
    where: { id: { equals: account } },
    ...(req ? { req } : {}),
  })
  return row?.sessions ?? []
}
