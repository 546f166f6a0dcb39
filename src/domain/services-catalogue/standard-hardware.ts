import type { PanelRole } from '@/domain/pricing/types'

/** What an enclosure has of standard hardware, as the words of `serviceCatalogue.shower` tell it. */
export type StandardHardware = 'door' | 'doors' | 'fixed' | 'other'

/** Every door has two hinges in the price, fixed glass its channel; handle, seals and header are extras. */
export function standardHardwareOf(
  panels: readonly { role?: PanelRole | undefined }[],
): StandardHardware {
  const doors = panels.filter(({ role }) => role === 'door').length
  if (doors === 0) return 'fixed'
  if (doors < panels.length) return 'other'
  return doors === 1 ? 'door' : 'doors'
}
