/** What the client of a bucket says when it gets no answer, or one that is a fault of the bucket's own. */
const silent = /^(?:TimeoutError|RequestTimeout|SlowDown|InternalError|ServiceUnavailable)$/

/** Whether the place where uploads are kept could not be reached, so that asking again later helps. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { $metadata, code } = error as Error & {
    $metadata?: { httpStatusCode?: number }
    code?: unknown
  }
  // the client's own errors alone have it: a call to somebody else may be as silent
  if ($metadata === undefined) return false
  if (silent.test(error.name)) return true
  return typeof code === 'string' || ($metadata.httpStatusCode ?? 0) >= 500
}
