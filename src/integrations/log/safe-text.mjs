import { stripVTControlCharacters } from 'node:util'

const longest = 4000
/** A stored query's values follow this word, to the end of its message. */
const values = /(^|\s)params: [^]*$/
const addresses = /[^\s@<>"'`(),;:=/&?]{1,64}@[\w-]{1,63}(\.[\w-]{1,63})+/g
/** The last is what opens a quote, a calendar or a visit: 32 bytes as an address has them. */
const secrets = /\bpbkdf2\S*|\b[0-9a-f]{32,}\b|(?<![\w-])[\w-]{43}(?![\w-])/gi

/**
 * A text as the log may hold it: without what a query was asked with, without e-mail addresses,
 * tokens and passwords' hashes, and without what a terminal would obey.
 * @param {unknown} text
 * @returns {string}
 */
export function safeText(text) {
  return stripVTControlCharacters(String(text).slice(0, 4 * longest))
    .replace(values, '$1params: …')
    .replace(addresses, '[e-mail]')
    .replace(secrets, '[secret]')
    .slice(0, longest)
}

/**
 * @typedef {{ type: string, message: string, code?: string, digest?: string, stack: string, cause?: SafeError }} SafeError
 */

/**
 * An error as the log may hold it: what happened and where. An error of a library carries much more
 * than that, such as the row that was refused or the whole connection it happened on.
 * @param {unknown} error
 * @returns {SafeError}
 */
export function safeError(error, depth = 0) {
  if (typeof error !== 'object' || error === null) {
    return { type: typeof error, message: safeText(error), stack: '' }
  }
  const { name, message = '', code, digest, stack, errors } = error
  const cause = error.cause ?? (Array.isArray(errors) ? errors[0] : undefined)
  return {
    type: safeText(name || 'Error'),
    message: safeText(message),
    ...(code === undefined ? {} : { code: safeText(code) }),
    ...(digest === undefined ? {} : { digest: safeText(digest) }),
    stack: framesOf(String(stack ?? ''), String(message)),
    ...(cause && depth < 4 ? { cause: safeError(cause, depth + 1) } : {}),
  }
}

/** A stack repeats the message, and a message may look like a stack. */
function framesOf(stack, message) {
  const at = stack.indexOf(message)
  if (at < 0) return ''
  return stack
    .slice(at + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n')
    .slice(0, longest)
}
