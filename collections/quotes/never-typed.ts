import type { Field } from 'payload'
import { nobodyField } from '../access/field-rules'

/** The same fields, which only the builder fills: nobody types a figure of a quote. */
export function neverTyped(fields: Field[]): Field[] {
  return fields.map((field) => {
    if ('fields' in field && !('name' in field)) {
      return { ...field, fields: neverTyped(field.fields) }
    }
    if (!('name' in field) || field.type === 'ui' || field.type === 'join') return field
    return { ...field, access: { ...field.access, update: nobodyField } } as Field
  })
}

/** Their names, and those of the fields within. */
export function namesOf(fields: Field[]): string[] {
  return fields.flatMap((field) => {
    if ('name' in field) return [String(field.name)]
    return 'fields' in field ? namesOf(field.fields) : []
  })
}
