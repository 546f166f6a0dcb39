/** Faster than this nobody reads a form, let alone fills it in. */
const shortestFillMs = 800

/** How many addresses of the web a message of a person rarely exceeds. */
const mostLinks = 1

type Traces = {
  website?: string | undefined
  /** From the first touch of the form to its sending, by the sender's own clock. */
  elapsedMs?: number | undefined
}

/**
 * Whether a program filled in the form: it wrote into the field that people can't see, or it was
 * done the moment it began and advertises. The time alone never decides: browsers and password
 * keepers fill in forms for people too.
 */
export function looksAutomatic({ website, elapsedMs }: Traces, message: string | null): boolean {
  if (website !== undefined && website.trim() !== '') return true
  if (elapsedMs === undefined || elapsedMs >= shortestFillMs) return false
  return linksIn(message ?? '') > mostLinks
}

function linksIn(message: string): number {
  return message.match(/https?:\/\/|\[url/gi)?.length ?? 0
}
