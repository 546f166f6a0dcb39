import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import type { Actor } from '../context'

export type GuardDecision =
  | { kind: 'enter'; actor: Actor }
  | { kind: 'sign_in' }
  | { kind: 'second_step' }
  | { kind: 'access_denied' }

/** Who may see the pages of an account. */
export function guardSignedIn(actor: Actor | null): GuardDecision {
  return actor === null ? { kind: 'sign_in' } : { kind: 'enter', actor }
}

/** Who may see the administrator's pages: not even staff. */
export function guardAdmin(actor: Actor | null): GuardDecision {
  if (actor === null) return { kind: 'sign_in' }
  if (actor.awaitsSecondStep) return { kind: 'second_step' }
  return actor.role === 'admin' ? { kind: 'enter', actor } : { kind: 'access_denied' }
}

/** Who may see the screens of whoever works with customers. */
export function guardOffice(actor: Actor | null): GuardDecision {
  if (actor === null) return { kind: 'sign_in' }
  if (actor.awaitsSecondStep) return { kind: 'second_step' }
  return worksWithCustomers(actor) ? { kind: 'enter', actor } : { kind: 'access_denied' }
}
