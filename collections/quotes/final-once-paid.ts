import type { Field, FieldAccess } from 'payload'
import { isPaidQuote } from '@/domain/payment/quote-states'
import type { Quote } from '@/payload-types'
import { isAdmin } from '../access/roles'
import { viewerOf } from '../access/viewer'

const adminWhileUnpaid: FieldAccess<Quote> = ({ doc, req }) =>
  isAdmin(viewerOf(req)) &&
  (doc?.status === undefined || doc.paymentStatus === undefined || !isPaidQuote(doc as Quote))

/** The same fields, which an administrator alone changes, and nobody once the quote is paid. */
export function finalOncePaid(fields: Field[]): Field[] {
  return fields.map((field) => {
    if ('fields' in field && !('name' in field)) {
      return { ...field, fields: finalOncePaid(field.fields) }
    }
    if (!('name' in field) || field.type === 'ui' || field.type === 'join') return field
    return { ...field, access: { ...field.access, update: adminWhileUnpaid } } as Field
  })
}
