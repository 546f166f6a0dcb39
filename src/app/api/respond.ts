import type { Locale } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import { addressIn } from '@/integrations/http/caller-address'
import { takeFrom } from '@/integrations/rate-limit/limit'
import type { LimitAnswer, LimitName } from '@/integrations/rate-limit/limit'
import { callerLocale } from './caller-locale'
import { readBytes } from './edge/read-bytes'
import { parseReadable } from './edge/readable-json'

export type FieldError = { field: string; message: string }

/** A JSON answer that no cache keeps. */
export function answer(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'private, no-store', ...headers },
  })
}

type SentFile = { filename: string; contentType: string; content: Uint8Array }

/** A file to be saved, which no cache keeps. */
export function answerFile({ filename, contentType, content }: SentFile): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

/** Leads on to a page of this site, with whatever cookies the call has set. */
export function leadTo(path: string): Response {
  // a header takes ASCII alone
  const { pathname } = new URL(path, 'http://site')
  return new Response(null, {
    status: 307,
    headers: { Location: pathname, 'Cache-Control': 'private, no-store' },
  })
}

export function refuseFields(errors: FieldError[]): Response {
  return answer(422, { errors })
}

/** Refuses fields whose text the database cannot keep. */
export function refuseUnstorable(locale: Locale, fields: string[]): Response {
  const message = translatorOf(locale, 'refusals.quotes')('unstorable')
  return refuseFields(fields.map((field) => ({ field, message })))
}

/** A refusal that concerns no field, in the caller's language. */
export function refuseInWords(
  locale: Locale,
  status: number,
  kind: 'notAuthenticated' | 'locked',
): Response {
  return answer(status, {
    errors: [{ field: '', message: translatorOf(locale, 'refusals')(kind) }],
  })
}

type CallRefusal =
  | 'forbidden'
  | 'foreign'
  | 'longQuery'
  | 'malformed'
  | 'notFound'
  | 'notJson'
  | 'trouble'
  | 'unavailable'

/** Refuses the whole call, in the language of the page it comes from. */
export function refuseCall(
  request: Request,
  status: number,
  kind: CallRefusal,
  headers?: Record<string, string>,
): Response {
  const message = translatorOf(callerLocale(request), 'refusals')(kind)
  return answer(status, { errors: [{ field: '', message }] }, headers)
}

export function refuseLarge(request: Request, limit: number): Response {
  const message = translatorOf(callerLocale(request), 'refusals')('tooLarge', { limit })
  return answer(413, { errors: [{ field: '', message }] })
}

/** Null when there is a turn left, else the 429 to answer with. */
export async function refuseWhenTooMany(
  request: Request,
  name: LimitName,
): Promise<Response | null> {
  return refuseTurn(request, await takeFrom(name, addressIn(request.headers)))
}

/** Null when an address may get one more mail from us; else the 429, whoever asks for it. */
export async function refuseMailFlood(request: Request, email: string): Promise<Response | null> {
  return refuseTurn(request, await takeFrom('mail', `to:${email}`))
}

function refuseTurn(request: Request, turn: LimitAnswer): Response | null {
  if (turn.ok) return null
  const { retryAfterSeconds } = turn
  const t = translatorOf(callerLocale(request), 'refusals')
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const message = minutes > 1 ? t('tooManyMinutes', { minutes }) : t('tooMany')
  return answer(
    429,
    { errors: [{ field: '', message }] },
    { 'Retry-After': String(retryAfterSeconds) },
  )
}

export type BodyOutcome = { ok: true; body: unknown } | { ok: false; response: Response }

const bodyLimitBytes = 64 * 1024

/**
 * Reads a JSON body of at most 64 KB; anything else is a 4xx with a message, which names the field
 * where a text has characters that cannot be kept.
 */
export async function readJson(request: Request, limit = bodyLimitBytes): Promise<BodyOutcome> {
  if (!contentType(request).includes('application/json')) {
    return { ok: false, response: refuseCall(request, 415, 'notJson') }
  }
  return readText(request, limit, (text) => text)
}

/** Whether a browser sent a form by itself, as HTML has it. */
export function isFormPost(request: Request): boolean {
  return contentType(request).startsWith('application/x-www-form-urlencoded')
}

/** Reads the fields of a form that a browser sent by itself, at most 64 KB of them. */
export async function readForm(request: Request): Promise<BodyOutcome> {
  return readText(request, bodyLimitBytes, (text) =>
    JSON.stringify(Object.fromEntries(new URLSearchParams(text))),
  )
}

function contentType(request: Request): string {
  return (request.headers.get('content-type') ?? '').toLowerCase()
}

async function readText(
  request: Request,
  limit: number,
  asJson: (text: string) => string,
): Promise<BodyOutcome> {
  const bytes = await readBytes(request, limit)
  if (bytes === null) return { ok: false, response: refuseLarge(request, limit / 1024) }
  try {
    const { value, unstorable } = parseReadable(asJson(new TextDecoder().decode(bytes)))
    if (unstorable.length === 0) return { ok: true, body: value }
    return { ok: false, response: refuseUnstorable(callerLocale(request, value), unstorable) }
  } catch {
    return { ok: false, response: refuseCall(request, 400, 'malformed') }
  }
}
