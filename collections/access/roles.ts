export const roles = ['customer', 'staff', 'admin'] as const

export type Role = (typeof roles)[number]

/** Who is asking, as far as a rule needs to know; null is a visitor. */
export type Viewer = { id: number; role: Role } | null

export function isAdmin(viewer: Viewer): boolean {
  return viewer?.role === 'admin'
}

export function worksHere(viewer: Viewer): boolean {
  return viewer?.role === 'staff' || viewer?.role === 'admin'
}

export function isSelf(viewer: Viewer, userId: number | string | undefined): boolean {
  return viewer !== null && userId !== undefined && String(viewer.id) === String(userId)
}

/** Only somebody else, who is an administrator, may change what decides over an account. */
export function isAdminOverAnother(viewer: Viewer, userId: number | string | undefined): boolean {
  return isAdmin(viewer) && !isSelf(viewer, userId)
}
