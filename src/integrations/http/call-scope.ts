import { AsyncLocalStorage } from 'node:async_hooks'

/** Who makes the call that is being answered, as far as that is known by now. */
export type CallScope = {
  /** The account that is signed in; null is a visitor, undefined not asked yet. */
  actor: { id: number; email: string; role: string } | null | undefined
  /** Where it comes from, as the limits count it. */
  address: string
}

// The build may hold this module more than once, and all of it means the same calls.
const key = Symbol.for('site.call-scope')
const shared = globalThis as { [key]?: AsyncLocalStorage<CallScope> }
const storage = (shared[key] ??= new AsyncLocalStorage<CallScope>())

export function inCallScope<Result>(address: string, work: () => Result): Result {
  return storage.run({ actor: undefined, address }, work)
}

/** Undefined outside of a call: in a job, a script, a page. */
export function callScope(): CallScope | undefined {
  return storage.getStore()
}
