import type { IncomingMessage, ServerResponse } from 'node:http'

const inside = 'site-token'
/** Browsers keep it for this host alone, over TLS, and let no subdomain set it. */
const outside = `__Host-${inside}`

/**
 * Gives the session's cookie its protected name on the way out, and its plain one on the way in; a plain one
 * that came along is dropped, whoever set it. Payload would prefix its other cookies too, which its admin sets
 * by script, and a browser takes none of this name from a script.
 */
export function protectSessionCookie(request: IncomingMessage, response: ServerResponse): void {
  const { cookie } = request.headers
  if (cookie !== undefined) request.headers.cookie = cookiesInside(cookie)
  const set = response.setHeader.bind(response)
  const append = response.appendHeader.bind(response)
  response.setHeader = (name, value) => set(name, isSetCookie(name) ? outward(value) : value)
  response.appendHeader = (name, value) => append(name, isSetCookie(name) ? outward(value) : value)
}

export function cookiesInside(header: string): string {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !pair.startsWith(`${inside}=`))
    .map((pair) =>
      pair.startsWith(`${outside}=`) ? `${inside}${pair.slice(outside.length)}` : pair,
    )
    .join('; ')
}

function isSetCookie(name: string): boolean {
  return name.toLowerCase() === 'set-cookie'
}

function outward<Value extends number | string | readonly string[]>(value: Value): Value {
  if (typeof value === 'string') return named(value) as Value
  return (Array.isArray(value) ? value.map((one) => named(String(one))) : value) as Value
}

function named(cookie: string): string {
  return cookie.startsWith(`${inside}=`) ? `${outside}${cookie.slice(inside.length)}` : cookie
}
