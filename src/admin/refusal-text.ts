import type { Answer } from '@/client/api'

/** What our server says against a call of the admin's, or null where it said nothing. */
export function refusalText(sent: Answer): string | null {
  if (sent.ok || sent.kind !== 'refused') return null
  const { body, errors } = sent
  const said: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : null
  if (typeof said === 'string' && said !== '') return said
  return errors[0]?.message ?? null
}
