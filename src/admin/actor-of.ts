import type { TypedUser } from 'payload'
import type { Actor } from '@/services/context'

/** Who works in the admin, as services know people. */
export function actorOf(user: TypedUser | null | undefined): Actor | null {
  if (!user || user.collection !== 'users') return null
  const { id, email, fullName, role } = user
  return { id: Number(id), email, fullName, role }
}
