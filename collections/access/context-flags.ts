import type { RequestContext } from 'payload'

/**
 * What a service may say about a Local API call. A REST request can never set these.
 * - `settlement`: the payments service moves money states; it alone may touch a paid quote.
 * - `transition`: a service moves an unpaid quote or payment to another status.
 * - `oldPasswordChecked`: the person changing his password has just proved the old one.
 * - `provesPassword`: a password is asked for something else than signing in.
 * - `addressConfirmed`: both the old and the new address of an account have just said yes.
 * - `priceChangeSet`: a change set that was looked at writes its prices.
 * - `disableRevalidate`: written outside Next (seed, worker), where no page cache exists.
 */
export type ContextFlag =
  | 'settlement'
  | 'transition'
  | 'oldPasswordChecked'
  | 'provesPassword'
  | 'addressConfirmed'
  | 'disableRevalidate'
  | 'priceChangeSet'

export function flagged(context: RequestContext, flag: ContextFlag): boolean {
  return context[flag] === true
}
