import type { HardwareItem, Panel, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { paneWeightLb } from './pane-weight'
import { limitsOf } from './work'

/** What a set of hinges carries. */
export type HingeSet = {
  /** The row of hardware; null is the standard pair, which the glass price includes. */
  item: HardwareItem | null
  hinges: number
  mostLb: number
  mostIn: number
}

export type Door = { panel: number; weightLb: number; widthIn: number }

type Tables = Pick<PricingTables, 'glassRules' | 'hardware'>

type Chosen = readonly QuoteRequest['hardware'][number][]

/** The sets that are sold, the cheapest first; the standard pair costs nothing more. */
export function hingeSets({ glassRules, hardware }: Tables): HingeSet[] {
  const standard = standardPair({ glassRules })
  const sold = hardware
    .flatMap((item): HingeSet[] => (item.carries ? [{ item, ...item.carries }] : []))
    .sort((a, b) => (a.item?.cost ?? 0) - (b.item?.cost ?? 0))
  return standard ? [standard, ...sold] : sold
}

export function standardPair({ glassRules }: Pick<Tables, 'glassRules'>): HingeSet | null {
  const rule = glassRules.find((row) => row.rule === 'hinges')
  const limits = limitsOf(rule)
  const mostLb = limits.of('mostLb')
  const mostIn = limits.of('mostIn')
  return mostLb === null || mostIn === null ? null : { item: null, hinges: 2, mostLb, mostIn }
}

/** Judged by the exact weight, not by the one that is shown. */
function carries(set: HingeSet, { weightLb, widthIn }: Omit<Door, 'panel'>): boolean {
  return weightLb <= set.mostLb && widthIn <= set.mostIn
}

export function doorsOf(
  { thicknessMm }: Pick<QuoteRequest, 'thicknessMm'>,
  pieces: readonly Panel[],
  { glassRules }: Pick<Tables, 'glassRules'>,
): Door[] {
  return pieces.flatMap((piece, panel) =>
    piece.role === 'door'
      ? [
          {
            panel,
            widthIn: piece.widthIn,
            weightLb: paneWeightLb({ ...piece, thicknessMm }, glassRules),
          },
        ]
      : [],
  )
}

/**
 * Which set hangs which door: those that were chosen go round so that as many doors as can be are
 * carried, and what is left has the standard pair. Null is a door that nothing chosen carries.
 */
export function hang(
  doors: readonly Door[],
  chosen: QuoteRequest['hardware'],
  tables: Tables,
): Map<number, HingeSet | null> {
  const standard = standardPair(tables)
  const sets = hingeSets(tables).flatMap((set) => {
    const quantity = chosen.find(({ id }) => id === set.item?.id)?.quantity ?? 0
    return Array.from({ length: Math.min(quantity, doors.length) }, () => set)
  })
  const hung = new Map<number, HingeSet | null>()
  // the door that asks for most chooses first, and takes the weakest that carries it
  const byNeed = [...doors].sort((a, b) => b.weightLb - a.weightLb || b.widthIn - a.widthIn)
  for (const door of byNeed) {
    const fitting = sets
      .filter((set) => carries(set, door))
      .sort((a, b) => a.mostLb - b.mostLb || a.mostIn - b.mostIn)[0]
    if (fitting) {
      sets.splice(sets.indexOf(fitting), 1)
      hung.set(door.panel, fitting)
    } else {
      hung.set(door.panel, standard && carries(standard, door) ? standard : null)
    }
  }
  return hung
}

/** The cheapest set that carries a door; null where none that is sold does. */
export function cheapestFor(door: Omit<Door, 'panel'>, tables: Tables): HingeSet | null {
  return hingeSets(tables).find((set) => carries(set, door)) ?? null
}

/** As far as any set reaches: the heaviest door that one carries, and the widest. */
export function strongestSet(tables: Tables): Pick<HingeSet, 'mostLb' | 'mostIn'> | null {
  const sets = hingeSets(tables)
  if (sets.length === 0) return null
  return {
    mostLb: Math.max(...sets.map(({ mostLb }) => mostLb)),
    mostIn: Math.max(...sets.map(({ mostIn }) => mostIn)),
  }
}

/** The hardware of a request with the cheapest hinges for every door; null where one has none. */
export function withHinges(
  doors: readonly Door[],
  chosen: QuoteRequest['hardware'],
  tables: Tables,
): { hardware: QuoteRequest['hardware']; added: HingeSet } | null {
  const needed = doors.map((door) => cheapestFor(door, tables))
  if (needed.some((set) => set === null)) return null
  const hardware = withoutHinges(chosen, tables)
  for (const set of needed) {
    if (!set?.item) continue
    const { id } = set.item
    const known = hardware.findIndex((line) => line.id === id)
    if (known < 0) hardware.push({ id, quantity: 1 })
    else hardware[known] = { id, quantity: (hardware[known]?.quantity ?? 0) + 1 }
  }
  const strongest = needed
    .filter((set): set is HingeSet => set !== null)
    .sort((a, b) => b.mostLb - a.mostLb)[0]
  return strongest ? { hardware, added: strongest } : null
}

export function withoutHinges<Line extends { id: number }>(
  chosen: readonly Line[],
  { hardware }: Pick<Tables, 'hardware'>,
): Line[] {
  const isHinge = (id: number) => hardware.some((item) => item.id === id && item.carries !== null)
  return chosen.filter(({ id }) => !isHinge(id))
}

/** In whatever order. */
export function isSameHardware(one: Chosen, other: Chosen): boolean {
  const [lines, others] = [one, other].map((hardware) =>
    hardware
      .map(({ id, quantity }) => `${id} ${quantity}`)
      .sort()
      .join(),
  )
  return lines === others
}
