import type { Role } from '@/domain/account/roles'

/** Who is asking, as far as a rule needs to know; null is a visitor. */
export type Viewer = { id: number; role: Role } | null

function isOneOf(viewer: Viewer, ...allowed: Role[]): boolean {
  return viewer !== null && allowed.includes(viewer.role)
}

export function isAdmin(viewer: Viewer): boolean {
  return isOneOf(viewer, 'admin')
}

/** Enters the admin, and sees there what the shop works with. */
export function worksHere(viewer: Viewer): boolean {
  return isOneOf(viewer, 'staff', 'office', 'admin')
}

/** Writes what visitors read: pages, pictures, the company and what Sandra knows. */
export function editsContent(viewer: Viewer): boolean {
  return isOneOf(viewer, 'staff', 'admin')
}

/** Writes what a price is made of. */
export function editsPrices(viewer: Viewer): boolean {
  return isOneOf(viewer, 'staff', 'admin')
}

/** Keeps the customers' records and works on their quotes and payments. */
export function worksWithCustomers(viewer: Viewer): boolean {
  return isOneOf(viewer, 'office', 'admin')
}

export function isSelf(viewer: Viewer, userId: number | string | undefined): boolean {
  return viewer !== null && userId !== undefined && String(viewer.id) === String(userId)
}

/** Only somebody else, who is an administrator, may change what decides over an account. */
export function isAdminOverAnother(viewer: Viewer, userId: number | string | undefined): boolean {
  return isAdmin(viewer) && !isSelf(viewer, userId)
}
