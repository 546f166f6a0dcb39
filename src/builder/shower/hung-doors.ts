import { isSameHardware, withoutHinges } from '@/domain/glass-rules/hinge-sets'
import { hardwareThatCarries, hingesCame } from '@/domain/glass-rules/hinges-that-came'
import type { HardwareItem, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { chooseQuantity, quantityOf } from '../fields/hardware-choices'
import type { ShowerDraft } from './shower-draft'
import { showerRequest } from './shower-request'
import { withUsualGlass } from './with-usual-glass'

type Hardware = ShowerDraft['hardware']
type Shop = { tables: PricingTables | null; serviceType: string }

/**
 * Doors that nobody sized begin on hinges that carry them: with a glass, an opening or a layout comes what the
 * list of thicknesses has in its price. What came so goes once it is not needed, and so does what somebody chose
 * where it is just that; anything else that they chose stays.
 */
export function hangDoors(before: ShowerDraft, next: ShowerDraft, shop: Shop): ShowerDraft {
  const free = withoutNeedless(before, next, shop)
  return withHardware(next, thatCarries(free, shop))
}

/** Of a door that somebody sizes only what is not needed any more goes: what it asks for is said, and offered. */
export function freeDoors(before: ShowerDraft, next: ShowerDraft, shop: Shop): ShowerDraft {
  const free = withoutNeedless(before, next, shop)
  const asked = thatCarries(free, shop)
  return asked && isSameHardware(asked, free.hardware) ? withHardware(next, asked) : next
}

/** Without hinges that came by themselves: those are asked for anew. */
function withoutNeedless(before: ShowerDraft, next: ShowerDraft, shop: Shop): ShowerDraft {
  return haveCome(before, shop) ? draftWithoutHinges(next, shop) : next
}

/** The hinges of a draft that its doors ask for and nobody had to choose; null where there are none. */
export function hingesThatCame(
  draft: ShowerDraft,
  shop: Shop,
): { items: readonly HardwareItem[]; without: ShowerDraft } | null {
  const without = draftWithoutHinges(draft, shop)
  if (without.hardware.length === draft.hardware.length || !haveCome(draft, shop)) return null
  const isLeft = (id: number) => without.hardware.some((line) => line.id === id)
  const items = (shop.tables?.hardware ?? []).filter(
    ({ id }) => !isLeft(id) && draft.hardware.some((line) => line.id === id),
  )
  return { items, without }
}

/** The hardware with so many of one set of hinges: each that is added takes the place of one that came by itself. */
export function chooseHinges(
  draft: ShowerDraft,
  { id, quantity }: Hardware[number],
  shop: Shop,
): Hardware {
  const next = chooseQuantity(draft.hardware, id, quantity)
  const came = hingesThatCame(draft, shop)?.items.filter((item) => item.id !== id) ?? []
  const added = Math.max(0, quantity - quantityOf(draft.hardware, id))
  return came.reduce(
    ({ hardware, left }, item) => {
      const taken = Math.min(left, quantityOf(hardware, item.id))
      const rest = quantityOf(hardware, item.id) - taken
      return { hardware: chooseQuantity(hardware, item.id, rest), left: left - taken }
    },
    { hardware: next, left: added },
  ).hardware
}

/** False while a size is missing. */
function haveCome(draft: ShowerDraft, shop: Shop): boolean {
  const request = requestOf(draft, shop)
  return request !== null && shop.tables !== null && hingesCame(request, shop.tables)
}

/** Null while a size is missing, or where other hinges do not help. */
function thatCarries(draft: ShowerDraft, shop: Shop): readonly Hardware[number][] | null {
  const request = requestOf(draft, shop)
  return request && shop.tables && hardwareThatCarries(request, shop.tables)
}

function requestOf(draft: ShowerDraft, { tables, serviceType }: Shop): QuoteRequest | null {
  if (!tables) return null
  const built = showerRequest(withUsualGlass(draft, tables), tables, serviceType)
  return built.ok ? built.request : null
}

function draftWithoutHinges(draft: ShowerDraft, { tables }: Shop): ShowerDraft {
  return tables ? { ...draft, hardware: withoutHinges(draft.hardware, tables) } : draft
}

/** The same draft where nothing changes: another one would clear its price. */
function withHardware(
  draft: ShowerDraft,
  hardware: readonly Hardware[number][] | null,
): ShowerDraft {
  return hardware === null || isSameHardware(hardware, draft.hardware)
    ? draft
    : { ...draft, hardware: [...hardware] }
}
