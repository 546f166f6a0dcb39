import { isDatabaseUp } from '@/services/database/is-database-up'
import { refuseCall } from '../respond'
import { unavailable } from './answering'
import { boundBody } from './bound-body'

type Args = { params: Promise<{ slug: string[] }> }
export type PayloadRoute = (request: Request, args: Args) => Promise<Response>

/** Hands a call to one of Payload's own routes: its body bounded, its answer kept by no cache. */
export async function passToPayload(
  route: PayloadRoute,
  request: Request,
  args: Args,
): Promise<Response> {
  const bounded = await boundBody(request)
  if (!bounded.ok) return bounded.response
  const { pathname } = new URL(request.url)
  const response = await route(bounded.request, args)
  if (mayBeBlind(request, response, pathname) && !(await isDatabaseUp())) {
    return unavailable(request)
  }
  if (pathname.startsWith('/api/media/file/')) {
    // the database answers, so it is the place where pictures are kept that does not
    if (response.status >= 500) return unavailable(request)
    // Payload says "forbidden" of a name that no picture has
    return response.status === 403 ? refuseCall(request, 404, 'notFound') : response
  }
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** Without its database Payload knows nobody: the session that it can't read is none to it. */
function mayBeBlind(request: Request, { status }: Response, pathname: string): boolean {
  if (status >= 500) return true
  const bearsSession = (request.headers.get('cookie') ?? '').includes('site-token=')
  return bearsSession && (status === 401 || status === 403 || pathname === '/api/users/me')
}
