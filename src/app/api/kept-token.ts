import { env } from '@/config/env'

type Kept = {
  name: string
  /** The calls that see it: no page does. */
  path: string
  seconds: number
}

/** Has the browser keep the token of a quote's link for a while, out of every address. */
export function keepToken({ name, path, seconds }: Kept, token: string): Record<string, string> {
  const isSecure = env().SITE_URL.startsWith('https:')
  const parts = [
    `${name}=${token}`,
    `Path=${path}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ]
  return { 'Set-Cookie': parts.join('; ') }
}

/** The token that the browser kept; null where it kept none. */
export function keptToken({ name }: Kept, request: Request): string | null {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? null
}

/** Finds the way back from the payment provider, which never sees the token. */
export const wayBack: Kept = { name: 'quote-link', path: '/api/q', seconds: 24 * 60 * 60 }

/** Says for which quote a visit is booked, where its link led there. */
export const quoteOfVisit: Kept = { name: 'visit-quote', path: '/api/visits', seconds: 60 * 60 }
