import { comesFromStaff } from '@/services/accounts/comes-from-staff'
import { refuseCall, refuseLarge } from '../respond'
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
  if (!isReadable(bytes, request.headers.get('content-type') ?? '')) {
    return { ok: false, response: refuseCall(request, 400, 'malformed') }
  }
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
function isReadable(bytes: Uint8Array, type: string): boolean {
  const [kind = ''] = type.toLowerCase().split(';', 1)
  if (kind.startsWith('multipart/')) {
    const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
    const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return boundary !== undefined && body.includes(`--${boundary}\r\n`)
  }
  if (kind.trim() !== 'application/json' || bytes.byteLength === 0) return true
  try {
    const value = parseReadable(new TextDecoder().decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
