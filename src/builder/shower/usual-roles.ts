import type { PanelRole } from '@/domain/pricing/types'

/** What each panel is until somebody says otherwise: of two the last opens, of three the middle. */
export function usualRoles(count: number): PanelRole[] {
  const door = count === 2 ? 1 : count === 3 ? 1 : -1
  return Array.from({ length: count }, (_, index) => (index === door ? 'door' : 'fixed'))
}
