import 'server-only'
import { env } from '@/config/env'
import type { ServiceContext } from '../context'

/** Which of the account's sessions makes a call. */
export async function sessionIdOf(
  { payload }: Pick<ServiceContext, 'payload'>,
  headers: Headers,
): Promise<string | undefined> {
  const { user } = await payload.auth({ headers })
  const id: unknown = user !== null && '_sid' in user ? user._sid : undefined
  return typeof id === 'string' ? id : undefined
}

/** Which of them opens a page: see contextForPage. */
export function sessionIdOfPage(
  ctx: Pick<ServiceContext, 'payload'>,
  headers: Headers,
): Promise<string | undefined> {
  const cookie = headers.get('cookie') ?? ''
  return sessionIdOf(ctx, new Headers({ cookie, origin: env().SITE_URL }))
}
