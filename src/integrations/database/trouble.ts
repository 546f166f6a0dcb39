/** The code that PostgreSQL or the network gave a failure, wherever in its causes it stands. */
export function troubleCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? troubleCode(error.cause) : null
}

/**
 * Codes for a value that the database can't take: class 22 (no number, no text, out of range), an
 * operator that the column's type does not have, a row that is not there.
 */
const callersMistake = /^(?:22\w{3}|42883|42601|42804|23503)$/

/** Whether the database refused what the caller sent, not what we wrote. */
export function isUnreadableValue(error: unknown): boolean {
  return callersMistake.test(troubleCode(error) ?? '')
}

/** Two waited for each other, or what was read had changed: PostgreSQL ended this transaction for another's sake. */
const sacrificed = /^(?:40P01|40001)$/

/** Whether the same transaction, begun anew, is likely to come through. */
export function isSacrificed(error: unknown): boolean {
  return sacrificed.test(troubleCode(error) ?? '')
}

/** The network's, PostgreSQL's shutting down, out of connections, or longer than a question may take. */
const away =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08\w{3}|57P0\d|57014|53\d{3})$/

const lostConnection = /Connection terminated|timeout exceeded when trying to connect/

/** Whether the database could not be asked, so that asking again later helps. */
export function isDatabaseAway(error: unknown): boolean {
  if (away.test(troubleCode(error) ?? '')) return true
  if (!(error instanceof Error)) return false
  return lostConnection.test(error.message) || isDatabaseAway(error.cause)
}
