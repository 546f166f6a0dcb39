import 'server-only'
import { worksHere } from '@collections/access/roles'
import { viewerOf } from '@collections/access/viewer'
import { startedPayload } from '@/services/request-context'

/** Whether these headers come from staff; a cookie counts only when the browser says the call is ours. */
export async function comesFromStaff(requestHeaders: Headers): Promise<boolean> {
  if (!(requestHeaders.get('cookie') ?? '').includes('site-token=')) return false
  const payload = await startedPayload()
  const { user } = await payload.auth({ headers: requestHeaders })
  return worksHere(viewerOf({ user }))
}
