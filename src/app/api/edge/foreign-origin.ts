import { env } from '@/config/env'

/**
 * Whether another site had the browser send this: a form of its own could sign a visitor in as
 * somebody else. What is no browser says nothing, and has no session of a visitor either.
 */
export function isForeign({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin') return false
  if (site === 'cross-site') return true
  const origin = headers.get('origin')
  return origin !== null && origin !== env().SITE_URL && hostOf(origin) !== headers.get('host')
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
