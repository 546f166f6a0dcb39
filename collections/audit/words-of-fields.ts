import { toWords } from 'payload/shared'
import type { FlattenedField } from 'payload'

/** What a field is called on its form, and what its choices are. */
export type FieldWords = {
  label: string
  options: Record<string, string>
}

/** The words for the fields of a collection or a global, by their names. */
export function wordsOfFields(fields: readonly FlattenedField[]): Record<string, FieldWords> {
  return Object.fromEntries(
    fields.map((field) => {
      const label =
        'label' in field && typeof field.label === 'string' ? field.label : toWords(field.name)
      return [field.name, { label, options: optionsOf(field) }]
    }),
  )
}

function optionsOf(field: FlattenedField): Record<string, string> {
  if (field.type !== 'select' && field.type !== 'radio') return {}
  return Object.fromEntries(
    field.options.flatMap((option) =>
      typeof option === 'string'
        ? [[option, toWords(option)]]
        : typeof option.label === 'string'
          ? [[option.value, option.label]]
          : [],
    ),
  )
}
