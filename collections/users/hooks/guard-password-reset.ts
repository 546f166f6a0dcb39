import type { CollectionBeforeOperationHook } from 'payload'
import { slugs } from '../../slugs'
import { checkPassword } from '../check-password'

/**
 * Payload hands a reset's plain password to no other hook.
 * An unknown token is left to Payload, which refuses it in its own words.
 */
export const guardPasswordReset: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'resetPassword') return
  req.context.resetsPassword = true
  const { token, password } = (args as { data: { token?: unknown; password?: unknown } }).data
  if (typeof token !== 'string' || token === '') return
  const { docs } = await req.payload.find({
    collection: slugs.users,
    where: { resetPasswordToken: { equals: token } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
    // Whoever resets is not signed in; the token is what he has.
    overrideAccess: true,
  })
  if (docs[0]) await checkPassword(password, docs[0], req)
}
