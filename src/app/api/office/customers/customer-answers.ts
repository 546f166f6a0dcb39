import type * as z from 'zod'
import { mostRows } from '@/services/customers/read-customers-csv'
import type { CsvTable } from '@/services/customers/read-customers-csv'
import { defaultLocale } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import type { ServiceContext } from '@/services/context'
import { answer, refuseCall, refuseFields, refuseInWords } from '../../respond'
import { fieldError } from '../field-error'
import { officeRoute } from '../office-route'

const say = translatorOf(defaultLocale, 'officeCustomer.refusals')

export const asFieldError = fieldError(say)

type Refusal =
  | 'not_signed_in'
  | 'forbidden'
  | 'not_found'
  | 'no_day'
  | 'nobody'
  | 'same'
  | 'two_accounts'
  | 'too_late'
  | 'merged_again'

/** A call about a customer: 200 with `{ "ok": true }`, or why not. */
export function customerCall<Shape extends z.ZodType>(
  shape: Shape,
  act: (
    ctx: ServiceContext,
    wish: z.infer<Shape>,
  ) => Promise<{ ok: true } | { ok: false; kind: Refusal }>,
) {
  return officeRoute(async ({ ctx, body, request }) => {
    const wish = shape.safeParse(body)
    if (!wish.success) return refuseFields(wish.error.issues.map(asFieldError))
    const outcome = await act(ctx, wish.data)
    return outcome.ok ? answer(200, outcome) : refuseCustomerCall(request, outcome.kind)
  })
}

export function refuseCustomerCall(request: Request, kind: Refusal): Response {
  switch (kind) {
    case 'not_signed_in':
      return refuseInWords(defaultLocale, 401, 'notAuthenticated')
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'not_found':
      return refuseCall(request, 404, 'notFound')
    default:
      return answer(422, { errors: [{ field: '', message: say(kind) }] })
  }
}

type RefusedTable = Exclude<CsvTable, { ok: true }>

/** Why a table could not be read. */
export function importRefusal(refused: RefusedTable): string {
  const t = translatorOf(defaultLocale, 'officeInOut.import.refusals')
  if (refused.kind === 'broken') return t('broken', { line: refused.line })
  return refused.kind === 'too_many' ? t('too_many', { most: mostRows }) : t('no_columns')
}
