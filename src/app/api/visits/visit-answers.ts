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

export type Body = Record<string, unknown>

/** What a call comes to: an answer for programs, and where a browser that sent a form goes on. */
export type VisitAnswer = { response: Response; next: string }

export type Asked = { ctx: ServiceContext; locale: Locale; body: Body; request: Request }

type Handled = {
  handle: (asked: Asked) => Promise<VisitAnswer>
  /** The page that a form was sent from: it says when too many came. */
  pageOf: (body: Body) => string
}

/** A call that a page makes, or that its form is sent to by the browser alone. */
export function visitRoute(limit: LimitName, { handle, pageOf }: Handled) {
  return answering(async (request: Request): Promise<Response> => {
    const isForm = isFormPost(request)
    const tooMany = await refuseWhenTooMany(request, limit)
    if (tooMany && !isForm) return tooMany
    const read = isForm ? await readForm(request) : await readJson(request)
    if (!read.ok) return read.response
    const locale = callerLocale(request, read.body)
    if (tooMany) return goOn(locale, `${pageOf(bodyOf(read.body))}#too-many`)
    const ctx = await contextFromRequest(request)
    const { response, next } = await handle({ ctx, locale, body: bodyOf(read.body), request })
    return isForm ? goOn(locale, next) : response
  })
}

function goOn(locale: Locale, next: string): Response {
  const headers = { Location: localHref(locale, next), 'Cache-Control': 'private, no-store' }
  return new Response(null, { status: 303, headers })
}

/** Where the visit of a link is shown. */
export function pathOfVisit(token: string): string {
  return `/visit/${encodeURIComponent(token)}`
}

/** The same, for a form that was sent from there. */
export function pageOfVisit(body: Body): string {
  return pathOfVisit(textOf(body, 'token'))
}

function bodyOf(body: unknown): Body {
  return typeof body === 'object' && body !== null ? (body as Body) : {}
}

export function textOf(body: Body, name: string): string {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}
