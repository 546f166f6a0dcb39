import type { ServiceContext } from '@/services/context'

/** Which of the account's sessions asks. */
export async function sessionIdOf(
  { payload }: ServiceContext,
  request: Request,
): Promise<string | undefined> {
  const { user } = await payload.auth({ headers: request.headers })
  const id: unknown = user !== null && '_sid' in user ? user._sid : undefined
  return typeof id === 'string' ? id : undefined
}
