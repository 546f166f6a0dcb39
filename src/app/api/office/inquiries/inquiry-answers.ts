import type * as z from 'zod'
import { defaultLocale } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import type { ServiceContext } from '@/services/context'
import { answer, refuseCall, refuseFields, refuseInWords } from '../../respond'
import { fieldError } from '../field-error'
import { officeRoute } from '../office-route'

type Refusal = {
  ok: false
  kind:
    | 'not_signed_in'
    | 'forbidden'
    | 'not_found'
    | 'no_address'
    | 'blank_left'
    | 'too_late'
    | 'past'
    | 'nobody'
  field?: string
  blank?: string
}

const statuses = {
  no_address: 409,
  blank_left: 422,
  too_late: 409,
  past: 422,
  nobody: 422,
} as const

/** A call about an inquiry: 200 with `{ "ok": true }` and what the act answers, or why not. */
export function inquiryCall<Shape extends z.ZodType>(
  shape: Shape,
  act: (ctx: ServiceContext, wish: z.infer<Shape>) => Promise<{ ok: true } | Refusal>,
) {
  return officeRoute(async ({ ctx, body, request }) => {
    const wish = shape.safeParse(body)
    if (!wish.success) return refuseFields(wish.error.issues.map(asFieldError()))
    const outcome = await act(ctx, wish.data)
    return outcome.ok ? answer(200, outcome) : refuse(request, outcome)
  })
}

function asFieldError() {
  return fieldError(translatorOf(defaultLocale, 'office.inbox.refusals'))
}

function refuse(request: Request, { kind, field = '', blank = '' }: Refusal): Response {
  switch (kind) {
    case 'not_signed_in':
      return refuseInWords(defaultLocale, 401, 'notAuthenticated')
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'not_found':
      return refuseCall(request, 404, 'notFound')
    default: {
      const t = translatorOf(defaultLocale, 'office.inbox.refusals')
      return answer(statuses[kind], { errors: [{ field, message: t(kind, { blank }) }] })
    }
  }
}
