import 'server-only'
import { worksHere } from '@collections/access/roles'
import { viewerOf } from '@collections/access/viewer'
import { draftMode, headers } from 'next/headers'
import { startedPayload } from '@/services/request-context'

/**
 * Whether the reader is somebody who works here, looking at drafts. A page that comes from cache
 * asks no more than whether the preview is on, which needs no request.
 */
export async function isPreviewing(): Promise<boolean> {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return false
  return mayPreview(await headers())
}

/** Whether these headers come from staff; a cookie counts only when the browser says the call is ours. */
export async function mayPreview(requestHeaders: Headers): Promise<boolean> {
  const payload = await startedPayload()
  const { user } = await payload.auth({ headers: requestHeaders })
  return worksHere(viewerOf({ user }))
}
