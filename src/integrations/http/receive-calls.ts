import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { callerAddress } from './caller-address'
import { isWrittenAddress } from './written-address'

/**
 * Looks at each call before Next does, in whichever process serves: Next would keep an
 * `X-Forwarded-For` that anybody sent, and answers 500 to an address that does not decode.
 */
export function receiveCalls({ trustedProxies }: { trustedProxies: number }): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers['x-forwarded-for'] = callerAddress({
      forwardedFor: headerText(request.headers['x-forwarded-for']),
      socketAddress: request.socket.remoteAddress,
      trustedProxies,
    })
    const path = request.url?.split('?')[0] ?? ''
    if (request.method === 'TRACE' || !isWrittenAddress(path)) request.url = nothing(path)
  })
}

/** What is at no address is answered as pages or the API answer it. */
function nothing(path: string): string {
  return path.startsWith('/api/') ? '/api/nothing' : '/_nothing'
}

function headerText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}
