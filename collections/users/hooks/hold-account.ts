import { sql } from '@payloadcms/db-postgres'
import { Forbidden } from 'payload'
import type {
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import type { User } from '@/payload-types'
import { databaseOf } from '../../database/lock-key'
import { slugs } from '../../slugs'

/**
 * Payload reads the whole account and writes it all back, sessions and the password's hash with it. What
 * somebody else wrote in between would come undone, so the row is held before it is read.
 */
export const holdAccount: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (!overrideAccess && !req.user) return
  if (operation === 'refresh') await holdRefreshed(req)
  if (operation !== 'update' && operation !== 'delete') return
  const { id } = args as { id?: unknown }
  if (id !== undefined) await hold(req, Number(id))
}

/** As above; Payload has begun its transaction, and reads after this. */
export const holdLeavingAccount: CollectionAfterLogoutHook = async ({ req }) => {
  await hold(req, Number(req.user?.id))
}

/** The session that asks may have ended while it waited. */
async function holdRefreshed(req: PayloadRequest): Promise<void> {
  const { id, _sid: sid } = req.user as User & { _sid?: string }
  await hold(req, id)
  const account = await req.payload.db.findOne<User>({
    collection: slugs.users,
    where: { id: { equals: id } },
    req,
  })
  if (!account?.sessions?.some((session) => session.id === sid)) throw new Forbidden(req.t)
}

const greatestId = 2_147_483_647

/** Rows that only name the account are still written meanwhile. */
async function hold(req: PayloadRequest, id: number): Promise<void> {
  if (!Number.isInteger(id) || Math.abs(id) > greatestId) return
  await databaseOf(req).execute(sql`select 1 from users where id = ${id} for no key update`)
}
