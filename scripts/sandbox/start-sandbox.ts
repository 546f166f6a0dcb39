import http from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'
import { handleApiRequest } from './api/handle-request'
import type { Sandbox } from './context'
import { createControl, handleControl } from './control'
import type { Control } from './control'
import { Fault } from './fault'
import { createIdempotency } from './idempotency'
import { handlePage } from './pages/handle-page'
import { seedCatalogue } from './seed'
import { newId, openStore } from './store'
import { createWebhooks, patientRetries } from './webhooks'

/** The API version that the installed `stripe` package is pinned to. */
const apiVersion = '2026-10-28.endive'
const largestBody = 1_000_000

export type SandboxOptions = {
  /** 0 takes any free port. */
  port?: number
  /** Where it listens; this machine alone by default. */
  host?: string
  /** Its address as browsers reach it, where that is not `http://localhost:<port>`. */
  publicUrl?: string | undefined
  webhookUrl?: string | undefined
  webhookSecret: string
  /** Where its memory is kept; in memory alone without it. */
  stateFile?: string | undefined
  retryDelaysMs?: number[]
  webhookTimeoutMs?: number
  log?: (line: string) => void
}

export type RunningSandbox = { url: string; control: Control; close: () => Promise<void> }

function now(): number {
  return Math.floor(Date.now() / 1000)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBody) {
      throw new Fault(413, { type: 'invalid_request_error', message: 'The request is too large.' })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': newId('req'),
    'stripe-version': apiVersion,
    ...headers,
  })
  response.end(JSON.stringify(body, null, 2))
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Starts the payment sandbox; it stays until `close`. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const log = options.log ?? (() => {})
  const store = openStore(options.stateFile, seedCatalogue, log)
  const webhooks = createWebhooks(
    {
      url: options.webhookUrl,
      secret: options.webhookSecret,
      retryDelaysMs: options.retryDelaysMs ?? patientRetries,
      timeoutMs: options.webhookTimeoutMs ?? 20_000,
    },
    store,
    log,
  )
  let origin = options.publicUrl ?? ''

  const sandbox: Sandbox = {
    store,
    now,
    origin: () => origin,
    troubles: [],
    requests: [],
    refundsWait: false,
    emit: (type, object) => {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: now(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: options.webhookUrl === undefined ? 0 : 1,
        request: { id: newId('req'), idempotency_key: null },
        type,
      } as unknown as Stripe.Event
      const stored = { event, delivery: { state: 'pending' as const, attempts: 0 } }
      store.state.events.push(stored)
      webhooks.send(stored)
      return event
    },
  }
  const idempotency = createIdempotency(store, now)
  const control = createControl(sandbox, store, webhooks)

  async function answerApi(request: IncomingMessage, response: ServerResponse, url: URL) {
    const answer = await handleApiRequest(sandbox, idempotency, {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.search.slice(1),
      body: await readBody(request),
      authorization: header(request, 'authorization'),
      idempotencyKey: header(request, 'idempotency-key'),
    })
    if (answer.instead === 'no_answer') return
    if (answer.instead === 'cut_off') {
      request.socket.destroy()
      return
    }
    const key = header(request, 'idempotency-key')
    sendJson(response, answer.status, answer.body, {
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(answer.replayed === true ? { 'idempotent-replayed': 'true' } : {}),
    })
  }

  async function answerControl(request: IncomingMessage, response: ServerResponse, url: URL) {
    const text = await readBody(request)
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
    const method = request.method ?? 'GET'
    sendJson(response, 200, await handleControl(control, method, url.pathname, body))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://sandbox')
    try {
      if (url.pathname.startsWith('/v1/')) await answerApi(request, response, url)
      else if (url.pathname.startsWith('/_sandbox/')) await answerControl(request, response, url)
      else handlePage(sandbox, request.method ?? 'GET', url, await readBody(request), response)
    } catch (error) {
      const fault =
        error instanceof Fault
          ? error
          : new Fault(error instanceof SyntaxError ? 400 : 500, {
              type: 'api_error',
              message: error instanceof Error ? error.message : 'Unknown fault.',
            })
      if (fault.status >= 500) log(`fault: ${fault.message}`)
      sendJson(response, fault.status, { error: fault.body })
    }
  }

  const server = http.createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  origin ||= `http://localhost:${port}`
  webhooks.resume()

  return {
    url: `http://127.0.0.1:${port}`,
    control,
    close: async () => {
      await webhooks.stop()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      store.flush()
    },
  }
}
