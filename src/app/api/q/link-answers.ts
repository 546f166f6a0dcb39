import * as z from 'zod'
import type { Locale } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import type { Messages } from '@/messages'
import type { ServiceContext } from '@/services/context'
import { contextFromRequest } from '@/services/request-context'
import { callerLocale } from '../caller-locale'
import { answering } from '../edge/answering'
import { answer, readJson, refuseFields, refuseWhenTooMany } from '../respond'

export type LinkRefusal = keyof Messages['revision']['refusals']

const statuses: Partial<Record<LinkRefusal, number>> = {
  not_found: 404,
  stripe_unreachable: 502,
}

/** Why a call was refused: `kind` for programs, `error` for people. */
export function refuseLink(locale: Locale, kind: LinkRefusal, more: object = {}): Response {
  const error = translatorOf(locale, 'revision.refusals')(kind)
  return answer(statuses[kind] ?? 409, { kind, error, ...more })
}

/** Names the fields that can't be taken as they are. */
export function refuseLinkFields(locale: Locale, fields: string[]): Response {
  const t = translatorOf(locale, 'revision.refusals')
  return refuseFields(
    fields.map((field) => ({
      field,
      message: t(field === 'name' || field === 'message' ? field : 'field'),
    })),
  )
}

const bodyShape = z.looseObject({ token: z.string().max(100) })

type Asked = { ctx: ServiceContext; token: string; body: unknown; locale: Locale; request: Request }

/** A call of the page that a link opens: the token travels in the body alone. */
export function linkRoute(handle: (asked: Asked) => Promise<Response>) {
  return answering(async (request: Request): Promise<Response> => {
    const tooMany = await refuseWhenTooMany(request, 'link')
    if (tooMany) return tooMany
    const read = await readJson(request)
    if (!read.ok) return read.response
    const locale = callerLocale(request, read.body)
    const body = bodyShape.safeParse(read.body)
    if (!body.success) return refuseLink(locale, 'not_found')
    const ctx = await contextFromRequest(request)
    return handle({ ctx, token: body.data.token, body: body.data, locale, request })
  })
}
