import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { callApi } from './api'
import { showFieldMessages } from './field-messages'

type Args<Fields extends FieldValues> = {
  address: string
  body: Record<string, unknown>
  fields: readonly Path<Fields>[]
  setError: UseFormSetError<Fields>
}

type Outcome =
  | 'taken'
  /** What is wrong stands at its fields. */
  | 'at_fields'
  /** Nothing of the form is wrong: in the server's words why it is not taken now. */
  | { sentence: string }
  | 'other'

/** Sends what was written; what the server refuses stands at its fields. */
export async function postInquiry<Fields extends FieldValues>(
  args: Args<Fields>,
): Promise<Outcome> {
  const { address, body, fields, setError } = args
  const sent = await callApi('POST', address, body)
  if (sent.ok) return 'taken'
  if (sent.kind === 'refused') {
    return showFieldMessages(sent.errors, fields, setError) ? 'at_fields' : 'other'
  }
  const sentence = sent.kind === 'too_many' ? sent.errors[0]?.message : undefined
  return sentence ? { sentence } : 'other'
}
