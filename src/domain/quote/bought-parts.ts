import { handleParts } from '@/domain/pricing/types'
import type { HandlePart, HardwareItem, HardwarePart, PanelRole } from '@/domain/pricing/types'

/** What was bought for one panel. */
export type BoughtForPanel = { handle: HandlePart | null; sealed: boolean }

/** Parts of an enclosure that are lines of their own; what is not among them is not drawn. */
export type BoughtParts = { panels: BoughtForPanel[]; header: boolean }

export type BoughtLine = { part: HardwarePart | null; quantity: number }

/** Lines go round the doors from the left, in their order; fixed glass takes none of them. */
export function boughtParts(
  panels: readonly { role?: PanelRole | undefined }[],
  lines: readonly BoughtLine[],
): BoughtParts {
  const handles = lines.flatMap(({ part, quantity }) =>
    isHandle(part) ? Array.from({ length: Math.min(quantity, panels.length) }, () => part) : [],
  )
  let seals = lines.reduce((sum, { part, quantity }) => sum + (part === 'seals' ? quantity : 0), 0)
  return {
    panels: panels.map(({ role }) =>
      role === 'door'
        ? { handle: handles.shift() ?? null, sealed: seals-- > 0 }
        : { handle: null, sealed: false },
    ),
    header: lines.some(({ part, quantity }) => part === 'header' && quantity > 0),
  }
}

export function isHandle(part: HardwarePart | null): part is HandlePart {
  return handleParts.some((one) => one === part)
}

/** What was chosen, as the price list knows it. */
export function linesOfChosen(
  chosen: readonly { id: number; quantity: number }[],
  hardware: readonly Pick<HardwareItem, 'id' | 'part'>[],
): BoughtLine[] {
  return chosen.map(({ id, quantity }) => ({
    part: hardware.find((item) => item.id === id)?.part ?? null,
    quantity,
  }))
}

/** How many doors have no handle. */
export function doorsWithoutHandle(
  panels: readonly { role?: PanelRole | undefined }[],
  bought: BoughtParts,
): number {
  const hasHandle = (index: number) => Boolean(bought.panels[index]?.handle)
  return panels.filter(({ role }, index) => role === 'door' && !hasHandle(index)).length
}

/** How many doors have neither sweep nor seals. */
function doorsWithoutSeals(
  panels: readonly { role?: PanelRole | undefined }[],
  bought: BoughtParts,
): number {
  return panels.filter(({ role }, index) => role === 'door' && !bought.panels[index]?.sealed).length
}

/** The parts that a door is bought without: it cannot be used without a handle, and lets water by. */
export type LackingParts = { handle: number; seals: number }

/** Doors by what nobody chose for them; what the shop does not sell is not missed. */
export function lackingParts(
  panels: readonly { role?: PanelRole | undefined }[],
  chosen: readonly { id: number; quantity: number }[],
  hardware: readonly Pick<HardwareItem, 'id' | 'part' | 'offeredFor'>[],
): LackingParts {
  const bought = boughtParts(panels, linesOfChosen(chosen, hardware))
  const sold = hardware.filter(({ offeredFor }) => offeredFor.includes('shower'))
  const sells = (is: (part: HardwarePart | null) => boolean) => sold.some(({ part }) => is(part))
  return {
    handle: sells(isHandle) ? doorsWithoutHandle(panels, bought) : 0,
    seals: sells((part) => part === 'seals') ? doorsWithoutSeals(panels, bought) : 0,
  }
}
