import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type {
  CollectionAfterLoginHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { defaultLocale } from '@/config/locales'
import { pageLanguage } from '@/config/page-language'
import { translatorOf } from '@/i18n/translator'
import { addressIn } from '@/integrations/http/caller-address'
import { giveBack, takeTurn, turnsTaken } from '@/integrations/rate-limit/limit'
import { Refusal } from '../../refusal'
import { slugs } from '../../slugs'

const hash = promisify(pbkdf2)

/** Before an account is guessed at from everywhere, an address may mistype this often. */
const triesWhileGuessed = 2

/**
 * Counts tries by account and address, so that a stranger locks out nobody but himself. The answer
 * and its time are the same whether there is an account or not.
 */
export const slowGuessing: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return
  const { email, password } = (args as { data: { email?: unknown; password?: unknown } }).data
  if (typeof email !== 'string' || typeof password !== 'string') return
  const account = accountKey(email)
  const wait = await secondsToWait(account, keyOf(account, req))
  if (wait > 0) {
    req.responseHeaders = new Headers({ 'Retry-After': String(wait) })
    const t = translatorOf(pageLanguage(req.headers) ?? defaultLocale, 'refusals')
    throw new Refusal(t('tooMany'), 429)
  }
  const { totalDocs } = await req.payload.count({
    collection: slugs.users,
    where: { email: { equals: account } },
    req,
    overrideAccess: true, // decides how long the answer takes, nothing else
  })
  // Payload compares a password only where there is an account.
  if (totalDocs === 0) {
    await hash(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256')
  }
}

async function secondsToWait(account: string, fromHere: string): Promise<number> {
  const here = await takeTurn('guess', fromHere)
  if (!here.ok) return here.retryAfterSeconds
  const fromAll = await takeTurn('guessFromAll', account)
  if (fromAll.ok || (await turnsTaken('guess', fromHere)) <= triesWhileGuessed) return 0
  return fromAll.retryAfterSeconds
}

export const forgiveAfterSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  await forgive((user as { email: string }).email, req)
}

/** Whoever could read the mail is the owner. */
export const forgiveAfterReset: CollectionAfterOperationHook = async ({
  operation,
  req,
  result,
}) => {
  if (operation === 'resetPassword') {
    const email: unknown = (result as { user?: { email?: unknown } }).user?.email
    if (typeof email === 'string') await forgive(email, req)
  }
  return result as unknown
}

async function forgive(email: string, req: PayloadRequest): Promise<void> {
  await giveBack('guess', keyOf(accountKey(email), req))
}

function accountKey(email: string): string {
  return email.trim().toLowerCase()
}

/** A call of our own has no address: it tries the old password of somebody signed in. */
function keyOf(account: string, { headers }: PayloadRequest): string {
  return `${addressIn(headers)} ${account}`
}
