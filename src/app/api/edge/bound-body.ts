import { comesFromStaff } from '@/services/accounts/comes-from-staff'
import { callerLocale } from '../caller-locale'
import { refuseCall, refuseLarge, refuseUnstorable } from '../respond'
import { parseReadable } from './readable-json'
import { readBytes } from './read-bytes'

const kilobyte = 1024
/** Only who works here sends more than a form: long posts, pictures. */
const most = { anybody: 64 * kilobyte, json: 2048 * kilobyte, form: 16_384 * kilobyte }

export type BoundedRequest = { ok: true; request: Request } | { ok: false; response: Response }

/** What Payload reads fields from; of all else its hooks would see none. */
const json = 'application/json'
const readable = [json, 'multipart/form-data']
/** A question that is too long for an address comes as a form: `X-Payload-HTTP-Method-Override: GET`. */
const longQuestion = 'application/x-www-form-urlencoded'

/** The same call with its body read within bounds, before Payload parses it. */
export async function boundBody(request: Request): Promise<BoundedRequest> {
  if (request.body === null) return { ok: true, request: withFields(request, null) }
  const type = (request.headers.get('content-type') ?? '').toLowerCase()
  const limit = await limitFor(request, type)
  const bytes = await readBytes(request, limit)
  if (bytes === null) return { ok: false, response: refuseLarge(request, limit / kilobyte) }
  const refusal = refuseUnreadable(request, bytes)
  if (refusal) return { ok: false, response: refusal }
  return { ok: true, request: withFields(request, bytes) }
}

/** Who writes nothing writes no field, so that hooks have an object to look into. */
function withFields(request: Request, bytes: Uint8Array | null): Request {
  const { method, signal, url } = request
  const headers = new Headers(request.headers)
  const isEmpty = bytes === null || bytes.byteLength === 0
  // Payload compares it to the letter
  if (writes(request) && (isEmpty || kindOf(headers) === json)) headers.set('content-type', json)
  const body = !isEmpty ? Uint8Array.from(bytes) : writes(request) ? '{}' : null
  return new Request(url, { method, headers, signal, body })
}

function writes({ method }: Request): boolean {
  return ['POST', 'PATCH', 'PUT'].includes(method)
}

function kindOf(headers: Headers): string {
  const [kind = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';', 1)
  return kind.trim()
}

/** Who does not say how much it is gets no more than anybody. */
async function limitFor(request: Request, type: string): Promise<number> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared <= most.anybody || !(await comesFromStaff(request.headers))) return most.anybody
  return type.startsWith('multipart/') ? most.form : most.json
}

/** Payload answers 500 to a form without fields and to JSON that is no object. */
function refuseUnreadable(request: Request, bytes: Uint8Array): Response | null {
  if (bytes.byteLength === 0 || !writes(request)) return null
  const malformed = () => refuseCall(request, 400, 'malformed')
  const kind = kindOf(request.headers)
  if (kind === longQuestion && asksOnly(request.headers)) return null
  if (!readable.includes(kind)) return refuseCall(request, 415, 'notJson')
  if (kind !== json) return hasFields(bytes, request.headers) ? null : malformed()
  try {
    const { value, unstorable } = parseReadable(new TextDecoder().decode(bytes))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return malformed()
    if (unstorable.length === 0) return null
    return refuseUnstorable(callerLocale(request, value), unstorable)
  } catch {
    return malformed()
  }
}

function asksOnly(headers: Headers): boolean {
  return ['x-payload-http-method-override', 'x-http-method-override'].some(
    (name) => headers.get(name) === 'GET',
  )
}

/** A form of Payload's has its fields as JSON in one part, beside a file or without. */
function hasFields(bytes: Uint8Array, headers: Headers): boolean {
  const boundary = /boundary="?([^";]+)"?/i.exec(headers.get('content-type') ?? '')?.[1]
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (
    boundary !== undefined && body.includes(`--${boundary}\r\n`) && body.includes('name="_payload"')
  )
}
