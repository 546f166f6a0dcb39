import { setTimeout as sleep } from 'node:timers/promises'
import qs from 'qs'
import { answerProblems, checkRequest } from '../contract/check-shape'
import type { Sandbox, Trouble } from '../context'
import { Fault } from '../fault'
import { fingerprintOf } from '../idempotency'
import type { Idempotency } from '../idempotency'
import { matchPath } from './match-path'
import { operations } from './operations'
import type { Operation } from './operations'

export type ApiRequest = {
  method: string
  path: string
  query: string
  body: string
  authorization: string | undefined
  idempotencyKey: string | undefined
}

export type ApiAnswer = {
  status: number
  body: unknown
  replayed?: boolean
  /** The connection breaks instead of answering, or never answers. */
  instead?: 'cut_off' | 'no_answer'
}

function find(request: ApiRequest): { operation: Operation; id: string } {
  for (const operation of operations) {
    if (operation.method !== request.method) continue
    const id = matchPath(operation.path, request.path)
    if (id !== null) return { operation, id }
  }
  throw new Fault(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${request.method}: ${request.path}).`,
  })
}

function checkKey(authorization: string | undefined): void {
  const basic = /^Basic (\S+)$/.exec(authorization ?? '')?.[1]
  const key = basic
    ? Buffer.from(basic, 'base64').toString().split(':')[0]
    : /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  if (!key) {
    throw new Fault(401, {
      type: 'invalid_request_error',
      message: 'You did not provide an API key.',
    })
  }
  if (!/^[sr]k_test_\w+$/.test(key)) {
    throw new Fault(401, {
      type: 'invalid_request_error',
      message: 'Invalid API Key provided: the payment sandbox takes test keys only (sk_test_…).',
    })
  }
}

function troubleFor(sandbox: Sandbox, name: string): Trouble | undefined {
  const trouble = sandbox.troubles.find(({ on, times }) => times > 0 && (on === name || on === '*'))
  if (trouble !== undefined) trouble.times -= 1
  return trouble
}

function checkAnswer(operation: Operation, body: unknown): void {
  if (operation.gives === null) return
  const listed = (body as { object?: string; data?: unknown[] }).object === 'list'
  const objects = listed ? ((body as { data: unknown[] }).data ?? []) : [body]
  for (const object of objects) {
    const problems = answerProblems(operation.gives, object)
    if (problems.length > 0) {
      throw new Error(`${operation.name} departs from the contract: ${problems.join('; ')}`)
    }
  }
}

function brokenBy(status: number): ApiAnswer {
  const message = 'An error was asked for through the control API.'
  const type = status >= 500 ? 'api_error' : 'invalid_request_error'
  const code = status === 429 ? { code: 'rate_limit' } : {}
  return { status, body: { error: { type, message, ...code } } }
}

async function run(
  sandbox: Sandbox,
  operation: Operation,
  id: string,
  params: Record<string, unknown>,
  trouble: Trouble | undefined,
): Promise<ApiAnswer> {
  if (trouble?.delayMs !== undefined) await sleep(trouble.delayMs)
  if (trouble?.kind === 'status') return brokenBy(trouble.status ?? 500)
  const body = operation.run({ sandbox, params, id })
  if (trouble?.kind === 'no_url') Object.assign(body as object, { url: null })
  checkAnswer(operation, body)
  // A copy: what is stored under a key must not change when the object later does.
  const answer: ApiAnswer = { status: 200, body: structuredClone(body) }
  return withTrouble(answer, trouble)
}

function withTrouble(answer: ApiAnswer, trouble: Trouble | undefined): ApiAnswer {
  return trouble?.kind === 'answer_lost' ? { ...answer, instead: 'cut_off' } : answer
}

/** Nothing is kept for a request that was refused before it began to run. */
function isKept({ status }: ApiAnswer): boolean {
  return status === 200 || status >= 500
}

async function answerOnce(
  sandbox: Sandbox,
  idempotency: Idempotency,
  request: ApiRequest,
): Promise<ApiAnswer> {
  checkKey(request.authorization)
  const { operation, id } = find(request)
  const text = request.method === 'GET' ? request.query : request.body
  const params = qs.parse(text, { depth: 20, arrayLimit: 1000, parameterLimit: 10_000 })
  const key = request.method === 'POST' ? request.idempotencyKey : undefined
  const fingerprint = fingerprintOf(request.path, params)
  const trouble = troubleFor(sandbox, operation.name)
  if (trouble?.kind === 'cut_off' || trouble?.kind === 'no_answer') {
    return { status: 500, body: null, instead: trouble.kind }
  }
  if (key !== undefined) {
    const replayed = idempotency.replay(key, fingerprint)
    if (replayed !== null) return withTrouble({ ...replayed, replayed: true }, trouble)
  }
  checkRequest(operation.takes, params)
  if (key !== undefined) idempotency.begin(key)
  try {
    const answer = await run(sandbox, operation, id, params, trouble)
    if (key !== undefined && isKept(answer)) idempotency.keep(key, fingerprint, answer)
    return answer
  } finally {
    if (key !== undefined) idempotency.end(key)
  }
}

function operationName(request: ApiRequest): string {
  try {
    return find(request).operation.name
  } catch {
    return `${request.method} ${request.path}`
  }
}

/** Answers one call of the API as Stripe would, faults included. */
export async function handleApiRequest(
  sandbox: Sandbox,
  idempotency: Idempotency,
  request: ApiRequest,
): Promise<ApiAnswer> {
  let answer: ApiAnswer
  try {
    answer = await answerOnce(sandbox, idempotency, request)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    answer = { status: error.status, body: { error: error.body } }
  }
  sandbox.requests.push({
    operation: operationName(request),
    idempotencyKey: request.idempotencyKey ?? null,
    status: answer.status,
  })
  sandbox.store.save()
  return answer
}
