import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * @typedef {{ id: string, isUnavailable?: boolean }} Call
 */

/**
 * The build bundles this module more than once, and the log is written outside of any bundle; the scope is one.
 * @type {AsyncLocalStorage<Call | undefined>}
 */
const scope = (globalThis[Symbol.for('site.request')] ??= new AsyncLocalStorage())

/**
 * The id of the request that is being answered here, or whose consequences are being carried out.
 * @returns {string | undefined}
 */
export function requestId() {
  return scope.getStore()?.id
}

/**
 * From here on whatever this leads to belongs to the request.
 * @param {Call} call
 */
export function enterRequest(call) {
  scope.enterWith(call)
}

/** What this request needs is away: it is nobody's mistake, and soon over. */
export function noteUnavailable() {
  const call = scope.getStore()
  if (call !== undefined) call.isUnavailable = true
}

/**
 * Does `work` as a consequence of the request; without one, of nobody's.
 * @template T
 * @param {string | undefined} id
 * @param {() => T} work
 * @returns {T}
 */
export function asRequest(id, work) {
  return scope.run(id === undefined ? undefined : { id }, work)
}
