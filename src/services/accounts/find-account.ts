import 'server-only'
import type { Payload, PayloadRequest, Where } from 'payload'

/** An account with what only the site itself may see of it. */
export type Account = {
  id: number
  email: string
  fullName: string
  confirmed: boolean
  confirmationToken: string | null
}

type Args = { payload: Payload; req?: PayloadRequest }

export function accountByEmail({ payload, req }: Args, email: string): Promise<Account | null> {
  return findAccount({ payload, ...(req && { req }) }, { email: { equals: email } })
}

export function accountByConfirmationToken(
  { payload, req }: Args,
  token: string,
): Promise<Account | null> {
  return findAccount({ payload, ...(req && { req }) }, { _verificationToken: { equals: token } })
}

export function accountByResetToken(
  { payload, req }: Args,
  token: string,
): Promise<Account | null> {
  return findAccount({ payload, ...(req && { req }) }, { resetPasswordToken: { equals: token } })
}

async function findAccount({ payload, req }: Args, where: Where): Promise<Account | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where,
    limit: 1,
    depth: 0,
    pagination: false,
    showHiddenFields: true,
    overrideAccess: true, // a visitor who registers or confirms can read no account
    ...(req && { req }),
  })
  const [user] = docs
  if (user === undefined) return null
  return {
    id: user.id,
    email: user.email,
    fullName: user.fullName,
    confirmed: user._verified === true,
    confirmationToken: user._verificationToken ?? null,
  }
}
