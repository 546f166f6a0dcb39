import type { Payload } from 'payload'

type Credentials = { email: string; password: string }

/**
 * Makes the first administrator, confirmed, where there is none yet.
 * Answers whether it did. Throws when the address belongs to an account with another role.
 */
export async function ensureFirstAdmin(
  payload: Payload,
  { email, password }: Credentials,
): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    overrideAccess: true, // nobody could be signed in yet
  })
  if (totalDocs > 0) return false
  await payload.create({
    collection: 'users',
    data: { email, password, fullName: 'Administrator', role: 'admin', _verified: true },
    disableVerificationEmail: true,
    context: { disableRevalidate: true },
    overrideAccess: true, // the operator names the first administrator
  })
  return true
}
