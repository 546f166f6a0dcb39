import { comesFromStaff } from '@/services/accounts/comes-from-staff'
import { callerLocale } from '../caller-locale'
import { refuseCall, refuseLarge, refuseUnstorable } from '../respond'
import { parseReadable } from './readable-json'
import { readBytes } from './read-bytes'

const kilobyte = 1024
/** Only who works here sends more than a form: long posts, pictures. */
const most = { anybody: 64 * kilobyte, json: 2048 * kilobyte, form: 16_384 * kilobyte }

export type BoundedRequest = { ok: true; request: Request } | { ok: false; response: Response }

/** The same call with its body read within bounds, before Payload parses it. */
export async function boundBody(request: Request): Promise<BoundedRequest> {
  if (request.body === null) return { ok: true, request }
  const type = (request.headers.get('content-type') ?? '').toLowerCase()
  const limit = await limitFor(request, type)
  const bytes = await readBytes(request, limit)
  if (bytes === null) return { ok: false, response: refuseLarge(request, limit / kilobyte) }
  const refusal = refuseUnreadable(request, bytes)
  if (refusal) return { ok: false, response: refusal }
  const { method, headers, signal } = request
  return {
    ok: true,
    request: new Request(request.url, { method, headers, signal, body: Uint8Array.from(bytes) }),
  }
}

/** Who does not say how much it is gets no more than anybody. */
async function limitFor(request: Request, type: string): Promise<number> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared <= most.anybody || !(await comesFromStaff(request.headers))) return most.anybody
  return type.startsWith('multipart/') ? most.form : most.json
}

/** Payload answers 500 to a form without parts and to JSON that is no object. */
function refuseUnreadable(request: Request, bytes: Uint8Array): Response | null {
  const malformed = () => refuseCall(request, 400, 'malformed')
  const type = request.headers.get('content-type') ?? ''
  const [kind = ''] = type.toLowerCase().split(';', 1)
  if (kind.startsWith('multipart/')) return hasParts(bytes, type) ? null : malformed()
  if (kind.trim() !== 'application/json' || bytes.byteLength === 0) return null
  try {
    const { value, unstorable } = parseReadable(new TextDecoder().decode(bytes))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return malformed()
    if (unstorable.length === 0) return null
    return refuseUnstorable(callerLocale(request, value), unstorable)
  } catch {
    return malformed()
  }
}

function hasParts(bytes: Uint8Array, type: string): boolean {
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return boundary !== undefined && body.includes(`--${boundary}\r\n`)
}
