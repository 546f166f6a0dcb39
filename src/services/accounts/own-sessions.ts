import 'server-only'
import { isAdminOverAnother } from '@collections/access/roles'
import { noteAudit } from '@collections/audit/note-audit'
import { slugs } from '@collections/slugs'
import type { Payload, PayloadRequest } from 'payload'
import type { Actor, ServiceContext } from '../context'
import { lockRow, withTransaction } from '../database/transaction'
import { ownMachine } from '@/domain/audit/short-address'
import { provePassword } from './prove-password'
import { withSignInLock } from './sign-in-lock'
import type { StepRefusal } from './second-step/step-refusal'

type Session = { id: string; createdAt?: string | null; expiresAt: string }

/** One of somebody's sessions, as he would tell it apart. */
export type OwnSession = {
  id: string
  since: string
  /** When it was last gone on with; null where that was at the sign-in. */
  lastUsed: string | null
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
  const lifetime = payload.collections[slugs.users].config.auth.tokenExpiration
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
        lastUsed: lastUseOf(session, lifetime),
        isThis: session.id === sessionId,
        browser: line?.browser ?? '',
        address: isOwnMachine(line?.address) ? '' : (line?.address ?? ''),
      }
    })
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || b.since.localeCompare(a.since))
}

/** In how many browsers an account is signed in now. */
export async function countSessions(payload: Payload, account: number): Promise<number> {
  const sessions = await sessionsOf({ payload }, account)
  return sessions.filter(({ expiresAt }) => new Date(expiresAt) > new Date()).length
}

/** Where no proxy stands in front, a browser beside the server comes from nowhere that says anything. */
function isOwnMachine(address: string | null | undefined): boolean {
  return !address || ['unknown', ownMachine].includes(address) || /^(127\.|0:0:0:0)/.test(address)
}

const aMoment = 60_000

/** Using a session moves its end, so that the end tells when it was used. */
function lastUseOf({ createdAt, expiresAt }: Session, lifetimeSeconds: number): string | null {
  const usedAt = new Date(expiresAt).getTime() - lifetimeSeconds * 1000
  const begunAt = createdAt ? new Date(createdAt).getTime() : usedAt
  return usedAt - begunAt > aMoment ? new Date(usedAt).toISOString() : null
}

type Ended = { ok: true; ended: number } | StepRefusal

type OwnEnd = { ended: string | null; sessionId: string | undefined; password: string }

/**
 * Ends one session of whoever proves his password, or all but his own where none is named: a stranger at an open
 * browser must not shut its owner out.
 */
export async function endOwnSessions(
  ctx: ServiceContext,
  { ended, sessionId, password }: OwnEnd,
): Promise<Ended> {
  const { actor } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  return whenProven(ctx, { actor, owner: actor, password }, (req) =>
    endWritten(req, actor, actor, ({ id }) => (ended === null ? id === sessionId : id !== ended)),
  )
}

/** An administrator signs somebody else out everywhere: a telephone was lost, somebody left. */
export async function endSessionsOfAnother(
  ctx: ServiceContext,
  { account, password }: { account: number; password: string },
): Promise<Ended> {
  const { actor } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!isAdminOverAnother(actor, account)) return { ok: false, kind: 'forbidden' }
  const owner = await ctx.payload.db.findOne<Owner>({
    collection: slugs.users,
    where: { id: { equals: account } },
  })
  return whenProven(ctx, { actor, owner, password }, (req, found) =>
    endWritten(req, actor, found, () => false),
  )
}

type Owner = { id: number; email: string }
type Proven = { actor: Actor; owner: Owner | null; password: string }

async function whenProven(
  ctx: ServiceContext,
  { actor, owner, password }: Proven,
  work: (req: PayloadRequest, owner: Owner) => Promise<number>,
): Promise<Ended> {
  const proof = await provePassword(ctx, actor, password)
  if (proof !== 'right') return { ok: false, kind: proof === 'locked' ? 'locked' : 'passwordWrong' }
  if (owner === null) return { ok: true, ended: 0 }
  // a sign-in at this moment would write back the sessions that it has read
  const ended = await withSignInLock(ctx.payload, owner.email, () =>
    withTransaction(ctx.payload, (req) => work(req, owner)),
  )
  return { ok: true, ended }
}

async function endWritten(
  req: PayloadRequest,
  actor: Actor,
  owner: Owner,
  isKept: (session: Session) => boolean,
): Promise<number> {
  await lockRow(req, 'users', owner.id)
  const count = await keep(req, owner.id, isKept)
  if (count > 0) {
    const by = { id: actor.id, name: actor.email }
    const subject = owner.id === actor.id ? {} : { subject: `users ${owner.email}` }
    await noteAudit(req, { event: 'sessionsEnded', by, changes: String(count), ...subject })
  }
  return count
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
