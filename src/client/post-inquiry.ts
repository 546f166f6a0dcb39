import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { callApi } from './api'
import { showFieldMessages } from './field-messages'

type Args<Fields extends FieldValues> = {
  address: string
  body: Record<string, unknown>
  fields: readonly Path<Fields>[]
  setError: UseFormSetError<Fields>
}

/** Whether the server has taken what was written; what it refuses stands at its fields. */
export async function postInquiry<Fields extends FieldValues>(
  args: Args<Fields>,
): Promise<boolean> {
  const { address, body, fields, setError } = args
  const sent = await callApi('POST', address, body)
  if (sent.ok) return true
  if (sent.kind === 'refused') showFieldMessages(sent.errors, fields, setError)
  return false
}
