import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { defaultLocale, locales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { defaultReturnPath } from '@/domain/account/safe-return-path'
import { confirmationMail, newAddressMail } from '@/mail/account-mail'
import type { User } from '@/payload-types'
import { isAdmin } from '../../access/roles'
import { viewerOf } from '../../access/viewer'
import { readCompanyFacts } from '../../globals/read-company'
import { slugs } from '../../slugs'

/** Payload would wait for the mail server inside the transaction; we store the mail in it. */
export const silencePayloadMail: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create') return
  Object.assign(args, { disableVerificationEmail: true })
}

/** The language in which somebody last wrote to us from this address; null where nobody did. */
async function languageOfInquiries(req: PayloadRequest, email: string): Promise<Locale | null> {
  const { docs } = await req.payload.find({
    collection: slugs.inquiries,
    where: { email: { equals: email } },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
    select: { locale: true },
    req,
    overrideAccess: true, // only which language
  })
  return locales.find((locale) => locale === docs[0]?.locale) ?? null
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
  const locale = doc.language ?? (await languageOfInquiries(req, doc.email)) ?? defaultLocale
  const company = await readCompanyFacts({ payload: req.payload, req, locale })
  const head = { to: doc.email, locale, company }
  const token = account._verificationToken
  const message =
    operation === 'create'
      ? await confirmationMail(head, { token, from: defaultReturnPath })
      : await newAddressMail(head, token)
  await req.payload.jobs.queue({
    task: 'sendMail',
    queue: 'mail',
    input: { message },
    req,
    overrideAccess: true, // nobody may use the queue himself
  })
  return doc
}
