import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import type { LimitName } from '@/integrations/rate-limit/limit'
import type { Messages } from '@/messages'
import type { ServiceContext } from '@/services/context'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../caller-locale'
import { answering } from '../edge/answering'
import { answer, isFormPost, readForm, readJson, refuseWhenTooMany } from '../respond'

export type VisitRefusal = Exclude<keyof Messages['booking']['refused'], 'title' | 'titleBooked'>

const statuses: Partial<Record<VisitRefusal, number>> = {
  not_found: 404,
  malformed: 422,
  zipInvalid: 422,
  zipNowhere: 422,
}

const fields: Partial<Record<VisitRefusal, string>> = {
  malformed: 'start',
  zipInvalid: 'zip',
  zipNowhere: 'zip',
}

/** Why a call was refused: `kind` for programs, a sentence and the field it is about for people. */
export function refuseVisit(locale: Locale, kind: VisitRefusal): Response {
  const message = translatorOf(locale, 'booking.refused')(kind)
  return answer(statuses[kind] ?? 409, { kind, errors: [{ field: fields[kind] ?? '', message }] })
}

type Body = Record<string, unknown>

/** What a call comes to: an answer for programs, and where a browser that sent a form goes on. */
export type VisitAnswer = { response: Response; next: string }

type Asked = { ctx: ServiceContext; locale: Locale; body: Body }

/** A call that a page makes, or that its form is sent to by the browser alone. */
export function visitRoute(limit: LimitName, handle: (asked: Asked) => Promise<VisitAnswer>) {
  return answering(async (request: Request): Promise<Response> => {
    const isForm = isFormPost(request)
    const tooMany = await refuseWhenTooMany(request, limit)
    if (tooMany) return tooMany
    const read = isForm ? await readForm(request) : await readJson(request)
    if (!read.ok) return read.response
    const locale = callerLocale(request, read.body)
    const ctx = await contextFromRequest(request)
    const { response, next } = await handle({ ctx, locale, body: bodyOf(read.body) })
    if (!isForm) return response
    const Location = localHref(locale, next)
    const headers = { Location, 'Cache-Control': 'private, no-store' }
    return new Response(null, { status: 303, headers })
  })
}

function bodyOf(body: unknown): Body {
  return typeof body === 'object' && body !== null ? (body as Body) : {}
}

export function textOf(body: Body, name: string): string {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}
