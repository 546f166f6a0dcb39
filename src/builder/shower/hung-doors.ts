import { withinRules } from '@/domain/glass-rules/alternatives'
import type { HardwareItem, PricingTables } from '@/domain/pricing/types'
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
  return withHardware(next, hardwareThatCarries(free, shop))
}

/** Of a door that somebody sizes only what is not needed any more goes: what it asks for is said, and offered. */
export function freeDoors(before: ShowerDraft, next: ShowerDraft, shop: Shop): ShowerDraft {
  const free = withoutNeedless(before, next, shop)
  const asked = hardwareThatCarries(free, shop)
  return asked && isSame(asked, free.hardware) ? withHardware(next, asked) : next
}

/** Without hinges that came by themselves: those are asked for anew. */
function withoutNeedless(before: ShowerDraft, next: ShowerDraft, shop: Shop): ShowerDraft {
  const came = hardwareThatCarries(withoutHinges(before, shop), shop)
  return came !== null && isSame(came, before.hardware) ? withoutHinges(next, shop) : next
}

/** The hinges of a draft that its doors ask for and nobody had to choose; null where there are none. */
export function hingesThatCame(
  draft: ShowerDraft,
  shop: Shop,
): { items: readonly HardwareItem[]; without: ShowerDraft } | null {
  const without = withoutHinges(draft, shop)
  if (without.hardware.length === draft.hardware.length) return null
  const came = hardwareThatCarries(without, shop)
  if (came === null || !isSame(came, draft.hardware)) return null
  const isLeft = (id: number) => without.hardware.some((line) => line.id === id)
  const items = (shop.tables?.hardware ?? []).filter(
    ({ id }) => !isLeft(id) && draft.hardware.some((line) => line.id === id),
  )
  return { items, without }
}

/** Null while a size is missing, or where other hinges do not help. */
function hardwareThatCarries(
  draft: ShowerDraft,
  { tables, serviceType }: Shop,
): readonly Hardware[number][] | null {
  if (!tables) return null
  const built = showerRequest(withUsualGlass(draft, tables), tables, serviceType)
  if (!built.ok) return null
  const { request, cures, blocked } = withinRules(built.request, 'thickness', tables)
  return blocked === null && cures.every(({ kind }) => kind === 'hinges') ? request.hardware : null
}

function withoutHinges(draft: ShowerDraft, { tables }: Shop): ShowerDraft {
  const isHinge = (id: number) =>
    tables?.hardware.some((item) => item.id === id && item.carries !== null)
  return { ...draft, hardware: draft.hardware.filter(({ id }) => !isHinge(id)) }
}

/** The same draft where nothing changes: another one would clear its price. */
function withHardware(
  draft: ShowerDraft,
  hardware: readonly Hardware[number][] | null,
): ShowerDraft {
  return hardware === null || isSame(hardware, draft.hardware)
    ? draft
    : { ...draft, hardware: [...hardware] }
}

function isSame(one: readonly Hardware[number][], other: readonly Hardware[number][]): boolean {
  const [lines, others] = [one, other].map((hardware) =>
    hardware
      .map(({ id, quantity }) => `${id} ${quantity}`)
      .sort()
      .join(),
  )
  return lines === others
}
