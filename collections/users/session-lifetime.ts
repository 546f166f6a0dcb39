import { worksHere } from '../access/roles'
import type { Role } from '@/domain/account/roles'

const hourMs = 60 * 60_000

/** A session goes on while it is used, and ends so long after the sign-in all the same. */
export function sessionEndsAt(begunAt: Date, role: Role): Date {
  const hours = worksHere({ id: 0, role }) ? 12 : 7 * 24
  return new Date(begunAt.getTime() + hours * hourMs)
}

/** Of more than these the oldest end. */
export const sessionsAtOnce = 20
