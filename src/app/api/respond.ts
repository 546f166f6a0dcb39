import type { Locale } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import { takeFrom } from '@/integrations/rate-limit/limit'
import type { LimitName } from '@/integrations/rate-limit/limit'
import { callerLocale } from './caller-locale'

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

export function refuseFields(errors: FieldError[]): Response {
  return answer(422, { errors })
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

/** The address of whoever asks, as the proxy in front wrote it; one bucket where there is none. */
export function addressOf(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'unknown'
}

/** Null when there is a turn left, else the 429 to answer with. */
export async function refuseWhenTooMany(
  request: Request,
  name: LimitName,
): Promise<Response | null> {
  const turn = await takeFrom(name, addressOf(request))
  if (turn.ok) return null
  return answer(
    429,
    {
      errors: [{ field: '', message: translatorOf(callerLocale(request), 'refusals')('tooMany') }],
    },
    { 'Retry-After': String(turn.retryAfterSeconds) },
  )
}

export type BodyOutcome = { ok: true; body: unknown } | { ok: false; response: Response }

const bodyLimitBytes = 64 * 1024

/** Reads a JSON body of at most 64 KB; anything else is a 4xx with a message. */
export async function readJson(request: Request, limit = bodyLimitBytes): Promise<BodyOutcome> {
  const t = translatorOf(callerLocale(request), 'refusals')
  const refuse = (status: number, message: string): BodyOutcome => ({
    ok: false,
    response: answer(status, { errors: [{ field: '', message }] }),
  })
  if (!(request.headers.get('content-type') ?? '').toLowerCase().includes('application/json')) {
    return refuse(415, t('notJson'))
  }
  const text = await readText(request, limit)
  if (text === null) return refuse(413, t('tooLarge', { limit: limit / 1024 }))
  try {
    return { ok: true, body: JSON.parse(text) as unknown }
  } catch {
    return refuse(400, t('malformed'))
  }
}

async function readText(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  const reader = request.body?.getReader()
  if (reader === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > limit) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
