import 'server-only'
import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { chosenPasswordProblem } from '@collections/users/chosen-password-problem'
import type { Locale } from '@/config/locales'
import { fieldProblems } from '@/domain/account/field-problems'
import { accountProblemCode } from '@/domain/account/problem-codes'
import type { FieldProblem } from '@/domain/account/problem-codes'
import { registrationSchema } from '@/domain/account/registration'
import type { Registration } from '@/domain/account/registration'
import { confirmationMail, knownAddressMail, unfinishedAccountMail } from '@/mail/account-mail'
import { advanceCustomer } from '@/services/customers/advance-customer'
import { withTransaction } from '@/services/database/transaction'
import { letterhead } from '@/services/mail/letterhead'
import { queueMail } from '@/services/mail/queue-mail'
import type { ServiceContext } from '../context'
import { accountByEmail } from './find-account'
import type { Account } from './find-account'
import { newResetToken } from './new-reset-token'

type Args = {
  ctx: ServiceContext
  input: unknown
  /** Where to return to after confirming and signing in; a path already judged safe. */
  from: string
  locale: Locale
  /** Does what the answer must not wait for: its time would tell whether the address has an account. */
  later?: (work: () => Promise<void>) => Promise<void> | void
}

export type RegisterOutcome = { ok: true } | { ok: false; problems: FieldProblem[] }

/**
 * Opens a customer's account and sends the mail that confirms it.
 * The outcome is the same for an address that has an account already; only its owner learns of it,
 * by mail, and nothing of the account changes.
 */
export async function registerAccount({
  ctx,
  input,
  from,
  locale,
  later = (work) => work(),
}: Args): Promise<RegisterOutcome> {
  const parsed = registrationSchema.safeParse(input)
  if (!parsed.success) {
    return { ok: false, problems: fieldProblems(parsed.error.issues, accountProblemCode) }
  }
  const registration = parsed.data
  // before anybody is looked for: the refusal says nothing of the address
  const problem = await chosenPasswordProblem(registration.password, {
    role: 'customer',
    email: registration.email,
  })
  if (problem !== null) return { ok: false, problems: [{ field: 'password', code: problem }] }
  const known = await accountByEmail(ctx, registration.email)
  if (known === null && (await openAccount({ ctx, registration, from, locale })))
    return { ok: true }

  // Opening an account costs a password hash. Without one here, the time would tell.
  if (known !== null) await spendOneHash(registration.password)
  const account = known ?? (await accountByEmail(ctx, registration.email))
  // Refused, and nobody has it: then the address itself was refused, and saying so tells nothing.
  if (account === null) return { ok: false, problems: [{ field: 'email', code: 'emailInvalid' }] }
  await later(() => writeToOwner({ ctx, account, from, locale }))
  return { ok: true }
}

type Opening = Omit<Args, 'input' | 'later'> & { registration: Registration }

/** False when the address was refused: somebody else took it in the meantime, or it is none. */
async function openAccount({ ctx, registration, from, locale }: Opening): Promise<boolean> {
  try {
    await withTransaction(ctx.payload, async (req) => {
      const user = await ctx.payload.create({
        collection: 'users',
        data: { ...registration, role: 'customer', language: locale },
        disableVerificationEmail: true,
        showHiddenFields: true,
        overrideAccess: true, // creating accounts is closed to the public everywhere but here
        req,
      })
      await advanceCustomer({ ctx, req, userId: user.id, reason: 'registered' })
      const account = await accountByEmail({ payload: ctx.payload, req }, registration.email)
      const token = account?.confirmationToken
      if (!token) throw new Error(`The account ${user.id} was made without a confirmation token`)
      const head = await letterhead({ payload: ctx.payload, req, to: registration.email, locale })
      const message = await confirmationMail(head, { token, from })
      await queueMail({ payload: ctx.payload, req, message })
    })
    return true
  } catch (error) {
    if (isAddressRefused(error)) return false
    throw error
  }
}

/** By its shape: the build may hold Payload's classes more than once. */
function isAddressRefused(error: unknown): boolean {
  const { data } = error as { data?: { errors?: { path?: string }[] } }
  return data?.errors?.some(({ path }) => path === 'email') ?? false
}

async function writeToOwner({
  ctx,
  account,
  from,
  locale,
}: Omit<Args, 'input' | 'later'> & { account: Account }): Promise<void> {
  const recipient = await letterhead({ payload: ctx.payload, to: account.email, locale })
  if (account.confirmed) {
    await queueMail({ payload: ctx.payload, message: await knownAddressMail(recipient, from) })
    return
  }
  // Whoever registered first may not own the address: its owner must choose the password himself.
  const token = await newResetToken(ctx, account.email)
  if (token === null) return
  await queueMail({
    payload: ctx.payload,
    message: await unfinishedAccountMail(recipient, token, from),
  })
}

const hash = promisify(pbkdf2)

/** The work of Payload's password hash, thrown away. */
async function spendOneHash(password: string): Promise<void> {
  await hash(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256')
}
