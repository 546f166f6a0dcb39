import { AsyncLocalStorage } from 'node:async_hooks'

/** The build bundles this module more than once, and the log is written outside of any bundle; the scope is one. */
const scope = (globalThis[Symbol.for('site.request')] ??= new AsyncLocalStorage())

/**
 * The id of the request that is being answered here, or whose consequences are being carried out.
 * @returns {string | undefined}
 */
export function requestId() {
  return scope.getStore()
}

/**
 * From here on whatever this call leads to belongs to the request.
 * @param {string} id
 */
export function enterRequest(id) {
  scope.enterWith(id)
}

/**
 * Does `work` as a consequence of the request; without one, of nobody's.
 * @template T
 * @param {string | undefined} id
 * @param {() => T} work
 * @returns {T}
 */
export function asRequest(id, work) {
  return scope.run(id, work)
}
