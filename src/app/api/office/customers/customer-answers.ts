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
