import type { AfterErrorHook } from 'payload'

/**
 * Payload's errors in their own words. In the build it does not know the class of an error that our
 * code threw, and drops what was said of each field; and the shortened name of its own classes may
 * be none, without which it drops the message.
 */
export const sayErrors: AfterErrorHook = ({ error }) => {
  const { data, isPublic, message, status } = error as Partial<Thrown>
  if (hasFields(data)) {
    return { response: { errors: [{ name: 'ValidationError', data, message: message ?? '' }] } }
  }
  const isCallers = isPublic === true || (typeof status === 'number' && status < 500)
  if (!isCallers || data || !message) return
  return { response: { errors: [{ message }] } }
}

type Thrown = { data: unknown; isPublic: boolean; message: string; status: number }
type FieldErrors = { errors: { path: string; message: string }[] }

function hasFields(data: unknown): data is FieldErrors {
  return typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors)
}
