import { isWrittenApiPath } from '@/integrations/http/written-address'
import { comesFromStaff } from '@/services/accounts/comes-from-staff'
import { refuseCall, refuseWhenTooMany } from '../respond'
import { answering } from './answering'
import { passToPayload } from './pass-to-payload'
import type { PayloadRoute } from './pass-to-payload'

const longestQuery = 2048

/** Payload's own statement for it names a table that it does not join: it fails for everybody. */
function failsAlways(method: string, pathname: string): boolean {
  return method === 'DELETE' && pathname.startsWith('/api/payload-preferences/')
}

/**
 * Payload's REST API as everybody reaches it: by the paths as they are written, so that no other
 * spelling passes by a route of ours, and no more often than a person reads.
 */
export function payloadRoute(route: PayloadRoute): PayloadRoute {
  return answering(async (request, args) => {
    const { pathname, search } = new URL(request.url)
    if (!isWrittenApiPath(pathname) || failsAlways(request.method, pathname)) {
      return refuseCall(request, 404, 'notFound')
    }
    const isPicture = pathname.startsWith('/api/media/file/')
    const tooMany = isPicture ? null : await refuseWhenTooMany(request, 'rest')
    if (tooMany && !(await comesFromStaff(request.headers))) return tooMany
    if (search.length > longestQuery && !(await comesFromStaff(request.headers))) {
      return refuseCall(request, 414, 'longQuery')
    }
    return passToPayload(route, request, args)
  })
}
