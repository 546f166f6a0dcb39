/** Faster than this nobody reads a form, let alone fills it in. */
const shortestFillMs = 800

type Traces = { website?: string | undefined; startedAt?: string | undefined }

/**
 * Whether a program filled in the form: it wrote into the field that people can't see, or it was
 * done the moment it began. A clock that is ahead of ours proves nothing.
 */
export function looksAutomatic({ website, startedAt }: Traces, now: Date): boolean {
  if (website !== undefined && website.trim() !== '') return true
  if (startedAt === undefined) return false
  const tookMs = now.getTime() - Date.parse(startedAt)
  return tookMs >= 0 && tookMs < shortestFillMs
}
