import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '@/payload-types'
import { flagged } from '../../access/context-flags'

/** An address that was changed is nobody's until it is confirmed again. */
export const confirmChangedEmail: CollectionBeforeChangeHook<User> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const changed =
    operation === 'update' && data.email !== undefined && data.email !== originalDoc?.email
  if (!changed || flagged(req.context, 'addressConfirmed')) return data
  return { ...data, _verified: false, _verificationToken: randomBytes(20).toString('hex') }
}
