import { JWTAuthentication } from 'payload'
import type { AuthStrategy, TypedUser } from 'payload'
import { awaitsSecondStep } from './second-step/is-awaited'

/** Somebody who works here and must set a second step before he may do anything else here. */
export type AwaitingUser = TypedUser & { awaitsSecondStep?: true }

/**
 * Payload's own session, read before Payload reads it: whoever still owes the shop a second step may no more
 * than a customer, wherever he is known from. Payload passes over a strategy that fails and takes its own, so
 * this one never does: what can't be asked counts as owed.
 */
export const shopSession: AuthStrategy = {
  name: 'shop-session',
  authenticate: async (args) => {
    const result = await JWTAuthentication(args)
    const { user } = result
    if (user?.collection !== 'users') return result
    const isAwaited = await awaitsSecondStep(args.payload, user).catch(() => true)
    if (!isAwaited) return result
    const bounded: AwaitingUser = { ...user, role: 'customer', awaitsSecondStep: true }
    return { ...result, user: bounded as typeof user }
  },
}
