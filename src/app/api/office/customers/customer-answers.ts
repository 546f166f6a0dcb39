import { mostRows } from '@/services/customers/read-customers-csv'
import type { CsvTable } from '@/services/customers/read-customers-csv'
import { defaultLocale } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import { refuseCall, refuseInWords } from '../../respond'
import { fieldError } from '../field-error'

export const asFieldError = fieldError(translatorOf(defaultLocale, 'officeCustomer.refusals'))

export function refuseCustomerCall(
  request: Request,
  kind: 'not_signed_in' | 'forbidden' | 'not_found',
): Response {
  switch (kind) {
    case 'not_signed_in':
      return refuseInWords(defaultLocale, 401, 'notAuthenticated')
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'not_found':
      return refuseCall(request, 404, 'notFound')
  }
}

type RefusedTable = Exclude<CsvTable, { ok: true }>

/** Why a table could not be read. */
export function importRefusal(refused: RefusedTable): string {
  const t = translatorOf(defaultLocale, 'officeInOut.import.refusals')
  if (refused.kind === 'broken') return t('broken', { line: refused.line })
  return refused.kind === 'too_many' ? t('too_many', { most: mostRows }) : t('no_columns')
}
