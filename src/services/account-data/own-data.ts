import 'server-only'
import { noteAudit } from '@collections/audit/note-audit'
import { slugs } from '@collections/slugs'
import type { Locale } from '@/config/locales'
import type { Actor, ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { dataOfContacts } from './data-of-contacts'
import { dataOfQuotes } from './data-of-quotes'

/**
 * All that is kept about whoever asks, as he may have it: what he told us, what he was shown, and what happened between
 * him and the shop. What the shop noted for itself is not in it, nor anything that opens a door. Null for a visitor.
 */
export async function ownData(ctx: ServiceContext, locale: Locale) {
  const { actor } = ctx
  if (actor === null) return null
  const [account, customerRecord, quotes, contacts, security] = await Promise.all([
    dataOfAccount(ctx, actor),
    dataOfRecord(ctx, actor),
    dataOfQuotes(ctx, actor, locale),
    dataOfContacts(ctx, actor),
    dataOfTrail(ctx, actor),
  ])
  await noteTaken(ctx, actor)
  return {
    asOf: ctx.now().toISOString(),
    account,
    customerRecord,
    ...quotes,
    ...contacts,
    security,
  }
}

async function dataOfAccount({ payload }: ServiceContext, { id }: Actor) {
  const user = await payload.findByID({
    collection: slugs.users,
    id,
    depth: 1,
    showHiddenFields: true,
    overrideAccess: true, // one's own row; what is handed out stands below
  })
  const { totalDocs: openChanges, docs } = await payload.find({
    collection: slugs.emailChanges,
    where: { user: { equals: id } },
    depth: 0,
    overrideAccess: true, // one's own
  })
  return {
    email: user.email,
    fullName: user.fullName,
    phoneNumber: user.phoneNumber ?? null,
    address: user.address ?? null,
    role: user.role,
    language: user.language ?? null,
    openedAt: user.createdAt,
    newEmailWaiting: openChanges > 0 ? (docs[0]?.newEmail ?? null) : null,
    favorites: (user.favoriteStyles ?? []).flatMap((style) =>
      typeof style === 'object' ? [style.name] : [],
    ),
    sessions: (user.sessions ?? []).map(({ createdAt, expiresAt }) => ({
      beganAt: createdAt ?? null,
      endsAt: expiresAt,
    })),
  }
}

/** Who he is to the shop; how it judges him, and what it noted, is its own. */
async function dataOfRecord({ payload }: ServiceContext, { id }: Actor) {
  const { docs } = await payload.find({
    collection: slugs.customers,
    where: { user: { equals: id } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true, // one's own; what is handed out stands below
  })
  const [record] = docs
  if (record === undefined) return null
  return {
    name: record.name,
    email: record.email ?? null,
    phone: record.phone ?? null,
    cameBy: record.source ?? null,
    firstContact: record.firstContactDate ?? null,
    lastContact: record.lastContactDate ?? null,
  }
}

/** What the audit trail has of him: when he signed in, from where and with what. */
async function dataOfTrail({ payload }: ServiceContext, { id }: Actor) {
  const { docs } = await payload.find({
    collection: slugs.auditTrail,
    where: { account: { equals: id } },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true, // one's own; what is handed out stands below
  })
  return docs.map(({ createdAt, event, address, browser }) => ({
    at: createdAt,
    event,
    from: address ?? null,
    browser: browser ?? null,
  }))
}

async function noteTaken({ payload }: ServiceContext, { id, email }: Actor): Promise<void> {
  await withTransaction(payload, (req) =>
    noteAudit(req, { event: 'dataTaken', by: { id, name: email } }),
  )
}
