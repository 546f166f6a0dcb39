import type { CollectionBeforeValidateHook } from 'payload'
import type { User } from '@/payload-types'
import { flagged } from '../../access/context-flags'
import { isSelf } from '../../access/roles'
import { viewerOf } from '../../access/viewer'
import { Refusal } from '../../refusal'
import { checkPassword } from '../check-password'

/** One set of rules for a new account and a changed password; one's own needs the old one first. */
export const guardPasswordChange: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const password: unknown = data?.password
  if (password === undefined || password === null || password === '') return data
  const changesOwn = operation === 'update' && isSelf(viewerOf(req), originalDoc?.id)
  if (changesOwn && !flagged(req.context, 'oldPasswordChecked')) {
    const message = 'To change your own password, use your profile: it asks for the old one.'
    throw new Refusal(message, 400)
  }
  const owner = {
    role: data?.role ?? originalDoc?.role ?? 'customer',
    email: data?.email ?? originalDoc?.email,
  }
  await checkPassword(password, owner, req)
  // no later hook is handed a password, and the audit trail says that there is a new one
  if (operation === 'update') req.context.passwordChanges = true
  return data
}

/** A customer's password may be too short for what staff can see, and only its hash is known. */
export const askPasswordOfNewStaff: CollectionBeforeValidateHook<User> = ({
  data,
  operation,
  originalDoc,
}) => {
  const isRaised =
    operation === 'update' &&
    originalDoc?.role === 'customer' &&
    data?.role !== undefined &&
    data.role !== 'customer'
  if (!isRaised || data.password) return data
  const message = 'Set a new password together with this role: staff need at least 12 characters.'
  // no field's error: the admin would keep it, and the form closed, until the role is touched
  throw new Refusal(message, 400)
}
