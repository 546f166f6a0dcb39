import type { PayloadRequest } from 'payload'
import { roles } from '@/domain/account/roles'
import type { Role } from '@/domain/account/roles'
import type { Viewer } from './roles'

function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}

/** The signed-in person of a request; an account without a known role counts as a visitor. */
export function viewerOf(req: Pick<PayloadRequest, 'user'>): Viewer {
  const { user } = req
  if (!user || !('role' in user) || !isRole(user.role)) return null
  return { id: Number(user.id), role: user.role }
}
