import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '@/payload-types'
import { flagged } from '../../access/context-flags'
import { databaseOf } from '../../database/lock-key'

/**
 * An address that was changed is nobody's until it is confirmed again, and a link for a new password that went to
 * the old one confirms nothing.
 */
export const confirmChangedEmail: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const changed =
    operation === 'update' && data.email !== undefined && data.email !== originalDoc?.email
  if (!changed) return data
  // the database lets it change in this transaction, and in no other
  await databaseOf(req).execute(sql`select set_config('site.new_address', ${data.email}, true)`)
  if (flagged(req.context, 'addressConfirmed')) return data
  return {
    ...data,
    _verified: false,
    _verificationToken: randomBytes(20).toString('hex'),
    resetPasswordToken: null,
    resetPasswordExpiration: null,
  }
}
