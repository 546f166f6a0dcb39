import type { AfterErrorHook } from 'payload'
import { isStoreAway } from '../../src/integrations/storage/storage-trouble'

/**
 * Payload's errors in their own words. In the build it does not know the class of an error that our
 * code threw, and drops what was said of each field; and the shortened name of its own classes may
 * be none, without which it drops the message.
 */
export const sayErrors: AfterErrorHook = ({ error }) => {
  if (isStoreAway(error)) return { status: 503, response: { errors: [{ message: storeIsAway }] } }
  const { data, isPublic, message, status } = error as Partial<Thrown>
  if (hasFields(data)) {
    return { response: { errors: [{ name: 'ValidationError', data, message: message ?? '' }] } }
  }
  const isCallers = isPublic === true || (typeof status === 'number' && status < 500)
  if (!isCallers || data || !message) return
  return { response: { errors: [{ message }] } }
}

const storeIsAway =
  'The place where pictures are kept does not answer. Nothing else has stopped; try again in a minute.'

type Thrown = { data: unknown; isPublic: boolean; message: string; status: number }
type FieldErrors = { errors: { path: string; message: string }[] }

function hasFields(data: unknown): data is FieldErrors {
  return typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors)
}
