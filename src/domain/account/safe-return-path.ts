/** Where somebody goes after signing in who came from nowhere in particular. */
export const defaultReturnPath = '/profile'

const longest = 2000

/**
 * The path on this site that `from` names, or `fallback`.
 * Refuses everything that a browser could read as another site (`//evil.example`, `/\evil.example`,
 * a scheme, control characters), and the screens that would only lead back to signing in.
 */
export function safeReturnPath(from: unknown, fallback: string = defaultReturnPath): string {
  if (typeof from !== 'string' || from.length > longest) return fallback
  if (!from.startsWith('/') || from.startsWith('//')) return fallback
  if (/[\\\p{Cc}\s]/u.test(from)) return fallback
  const base = 'https://same.invalid'
  if (!URL.canParse(from, base)) return fallback
  const url = new URL(from, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback
  if (leadsBackHere.test(url.pathname)) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}

const leadsBackHere =
  /^(\/[a-z]{2})?\/(login|register|verify-email|email-change|forgot-password|reset-password)\/?$|^\/api(\/|$)/

/** `path` with `from` in its query, left out where it would change nothing. */
export function withReturnPath(path: string, from: string): string {
  if (from === defaultReturnPath) return path
  const joint = path.includes('?') ? '&' : '?'
  return `${path}${joint}from=${encodeURIComponent(from)}`
}
