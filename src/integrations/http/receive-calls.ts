import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { callerAddress } from './caller-address'
import { isWrittenAddress } from './written-address'

type Arrival = { request: IncomingMessage; response: ServerResponse }

/**
 * Looks at each call before Next does, in whichever process serves: Next would keep an
 * `X-Forwarded-For` that anybody sent, and answers 500 to an address that does not decode.
 */
export function receiveCalls({ trustedProxies }: { trustedProxies: number }): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Arrival
    sayLocationOnce(response)
    request.headers['x-forwarded-for'] = callerAddress({
      forwardedFor: headerText(request.headers['x-forwarded-for']),
      socketAddress: request.socket.remoteAddress,
      trustedProxies,
    })
    const path = request.url?.split('?')[0] ?? ''
    if (request.method === 'TRACE' || !isWrittenAddress(path)) request.url = nothing(path)
  })
}

/** Next sets where an address has moved, and adds it again as it keeps the answer. */
function sayLocationOnce(response: ServerResponse): void {
  const append = response.appendHeader.bind(response)
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'location' ? response.setHeader(name, value) : append(name, value)
}

/** What is at no address is answered as pages or the API answer it. */
function nothing(path: string): string {
  return path.startsWith('/api/') ? '/api/nothing' : '/_nothing'
}

function headerText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}
