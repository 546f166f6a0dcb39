import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { FieldMessage } from './api'

/** Ties the server's messages to the form's fields and goes to the first; false when none fits. */
export function showFieldMessages<Fields extends FieldValues>(
  messages: FieldMessage[],
  fields: readonly Path<Fields>[],
  setError: UseFormSetError<Fields>,
): boolean {
  const shown = messages.flatMap(({ field, message }) => {
    const path = fields.find((name) => name === field)
    return path === undefined ? [] : [{ path, message }]
  })
  for (const [index, { path, message }] of shown.entries()) {
    setError(path, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return shown.length > 0
}
