import type { AfterErrorHook } from 'payload'

/** PostgreSQL's codes for a text that is no number, and for a number too large for its column. */
const unreadable = ['22P02', '22003']

function postgresCode(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error) return error.code
  return 'cause' in error ? postgresCode(error.cause) : undefined
}

/** `/api/media/abc` names no row: that is the caller's mistake, not a fault of the server. */
export const refuseUnreadableValues: AfterErrorHook = ({ error, req }) => {
  if (!unreadable.includes(String(postgresCode(error)))) return
  const namesRow = typeof req.routeParams?.id === 'string'
  const message = namesRow ? 'Not Found' : 'A value in the request can’t be read.'
  return {
    status: namesRow ? 404 : 400,
    response: { errors: [{ name: 'UnreadableValue', data: {}, message }] },
  }
}
