import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'
import type { User } from '@/payload-types'
import { isAdmin } from '../../access/roles'
import { viewerOf } from '../../access/viewer'
import { slugs } from '../../slugs'
import { confirmationMail } from '../mails'

/** Payload would wait for the mail server inside the transaction; we store the mail in it. */
export const silencePayloadMail: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create') return
  Object.assign(args, { disableVerificationEmail: true })
}

/**
 * An address that an administrator entered is confirmed by its owner.
 * Whoever registers on the site gets his mail from the service that registers him.
 */
export const mailConfirmation: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isNewAddress = operation === 'create' || doc.email !== previousDoc.email
  if (!isNewAddress || doc._verified || !isAdmin(viewerOf(req))) return doc
  const account = await req.payload.db.findOne<User & { _verificationToken?: string | null }>({
    collection: slugs.users,
    where: { id: { equals: doc.id } },
    req,
  })
  if (!account?._verificationToken) return doc
  await req.payload.jobs.queue({
    task: 'sendMail',
    queue: 'mail',
    input: { message: confirmationMail(doc.email, account._verificationToken) },
    req,
    overrideAccess: true, // nobody may use the queue himself
  })
  return doc
}
