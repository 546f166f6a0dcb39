import type { AfterErrorHook } from 'payload'
import { isUnreadableValue } from '@/integrations/database/trouble'

/** `/api/media/abc` names no row: that is the caller's mistake, not a fault of the server. */
export const refuseUnreadableValues: AfterErrorHook = ({ error, req }) => {
  // a `where`, `data` or form field that should have been JSON
  const isUnparsed = error instanceof SyntaxError
  if (!isUnparsed && !isUnreadableValue(error)) return
  const namesRow = !isUnparsed && typeof req.routeParams?.id === 'string'
  const message = namesRow ? 'Not Found' : 'A value in the request can’t be read.'
  return {
    status: namesRow ? 404 : 400,
    response: { errors: [{ name: 'UnreadableValue', data: {}, message }] },
  }
}
