import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { enterRequest } from '../log/request-scope.mjs'
import type { Call } from '../log/request-scope.mjs'
import { callerAddress } from './caller-address'
import { protectSessionCookie } from './host-cookies'
import { requestIdOf } from './request-id'
import { isWrittenAddress } from './written-address'

type Arrival = { request: IncomingMessage; response: ServerResponse; server: Server }

/** A call that is through. */
export type Answered = {
  id: string
  method: string
  /** As it was asked for, without its query. */
  path: string
  /** 499 where the caller left before the end. */
  status: number
  ms: number
}

type Args = {
  trustedProxies: number
  /** The site is reached over TLS alone. */
  isSecure?: boolean
  /** A server of this process that is not the site's. */
  privatePort?: number | undefined
  /** Hears of every call as it comes. */
  noteCall?: (server: Server, response: ServerResponse) => void
  onAnswered?: (call: Answered) => void
}

/**
 * Looks at each call before Next does, in whichever process serves: Next would keep an
 * `X-Forwarded-For` that anybody sent, and answers 500 to an address that does not decode. Each gets
 * an id, which the log carries and the answer says. What is answered ends it.
 */
export function receiveCalls({
  trustedProxies,
  isSecure,
  privatePort,
  noteCall,
  onAnswered,
}: Args): () => void {
  const receive = (message: unknown): void => {
    const { request, response, server } = message as Arrival
    if (request.socket.localPort === privatePort) return
    noteCall?.(server, response)
    sayLocationOnce(response)
    if (isSecure) protectSessionCookie(request, response)
    const id = requestIdOf({ said: request.headers['x-request-id'], trustedProxies })
    request.headers['x-request-id'] = id
    response.setHeader('X-Request-Id', id)
    const call: Call = { id }
    enterRequest(call)
    sayUnavailable(response, call)
    if (onAnswered) whenAnswered(request, response, { id, tell: onAnswered })
    request.headers['x-forwarded-for'] = callerAddress({
      forwardedFor: headerText(request.headers['x-forwarded-for']),
      socketAddress: request.socket.remoteAddress,
      trustedProxies,
    })
    const path = request.url?.split('?')[0] ?? ''
    if (!isWrittenAddress(path)) request.url = nothing(path)
    if (!mayAsk(request, path)) request.url = nothing('/api/')
  }
  subscribe('http.server.request.start', receive)
  return () => void unsubscribe('http.server.request.start', receive)
}

/** A page can only fail; that what it needs is away, and how soon to ask again, its headers say. */
function sayUnavailable(response: ServerResponse, call: Call): void {
  const write = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 500 || call.isUnavailable !== true) return write(status, ...rest)
    response.setHeader('Retry-After', '5')
    return write(503, ...rest)
  }
}

function whenAnswered(
  request: IncomingMessage,
  response: ServerResponse,
  { id, tell }: { id: string; tell: (call: Answered) => void },
): void {
  const began = performance.now()
  const { method = '', url = '' } = request
  response.once('close', () => {
    tell({
      id,
      method,
      path: url.split('?')[0] ?? '',
      status: response.writableFinished ? response.statusCode : 499,
      ms: Math.round(performance.now() - began),
    })
  })
}

/** Next sets where an address has moved, and adds it again as it keeps the answer. */
function sayLocationOnce(response: ServerResponse): void {
  const append = response.appendHeader.bind(response)
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'location' ? response.setHeader(name, value) : append(name, value)
}

/** What the build and `public` hold. */
const isFile = /^\/(?:_next\/static\/|icon-\d+\.png$)/

/**
 * A page takes no forms with files: Next would take each for a call of a server function, and fail at it. Only
 * the admin has such functions, and says which it calls. A form that a browser sends by itself shows its page.
 * A file is read: to anything else that is asked of one, Next has no page for its 405, and answers 500.
 */
function mayAsk({ method, headers }: IncomingMessage, path: string): boolean {
  if (method === 'TRACE') return false
  if (isFile.test(path) && method !== 'GET' && method !== 'HEAD') return false
  if (!/^multipart\//i.test(headers['content-type'] ?? '') || path.startsWith('/api/')) return true
  return /^\/admin(\/|$)/.test(path) && headers['next-action'] !== undefined
}

/** What is at no address is answered as pages or the API answer it. */
function nothing(path: string): string {
  return path.startsWith('/api/') ? '/api/nothing' : '/_nothing'
}

function headerText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}
