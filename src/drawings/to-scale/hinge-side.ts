import type { PanelRole } from '@/domain/pricing/types'

export type Side = 'left' | 'right'

/**
 * The side a door hangs on: the wall it stands against, else the wall that is nearer.
 * Null for fixed glass. A lone panel stands against the left wall.
 */
export function hingeSide(roles: readonly PanelRole[], index: number): Side | null {
  if (roles[index] !== 'door') return null
  if (index === 0) return 'left'
  return index >= (roles.length - 1) / 2 ? 'right' : 'left'
}
