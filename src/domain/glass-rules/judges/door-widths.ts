import { formatWorkedOut as size } from '@/domain/measure/format-length'
import { limits as inputLimits } from '@/domain/pricing/limits'
import type { Panel } from '@/domain/pricing/types'
import { cheapestFor, doorsOf, hingeSets, standardPair, withHinges } from '../hinge-sets'
import type { HingeSet } from '../hinge-sets'
import { paneWeightLb } from '../pane-weight'
import { usualDoorIn } from '../usual-door'
import type { Cure, GlassWork } from '../work'

export const isDoor = ({ role }: Panel) => role === 'door'
/** What a fixed panel keeps when a door takes some of its width. */
const leastBesideIn = 5.5

/** How much a door may lose and still be about the one that was asked for. */
const nearIn = 4

/** The fixed panel beside a door that can spare so much, or take it where it is below zero. */
function panelBeside(pieces: readonly Panel[], door: number, gains: number): number | undefined {
  return [door - 1, door + 1].find((index) => {
    const panel = pieces[index]
    return panel !== undefined && !isDoor(panel) && panel.widthIn - gains >= leastBesideIn
  })
}

/** What the door gains comes off a panel beside it, where that can spare it; what it loses goes there. */
export function asWideAs({ pieces }: GlassWork, door: number, widthIn: number): Cure {
  const gains = widthIn - (pieces[door]?.widthIn ?? widthIn)
  const beside = panelBeside(pieces, door, gains)
  const panels = pieces.map((piece, index) => {
    if (index === door) return { ...piece, widthIn }
    return index === beside ? { ...piece, widthIn: piece.widthIn - gains } : piece
  })
  const kind = gains > 0 ? 'wider' : 'narrower'
  return { kind, change: { panels }, figures: { inches: size(widthIn) } }
}

/** The door as wide, to the whole inch, as the standard pair carries it in its height. */
export function narrower(work: GlassWork, door: number): Cure[] {
  const standard = standardPair(work.tables)
  const widthIn = standard ? widestOn(standard, work, door) : 0
  return widthIn > 0 && widthIn < widthOf(work, door) ? [asWideAs(work, door, widthIn)] : []
}

const widthOf = ({ pieces }: GlassWork, door: number) => pieces[door]?.widthIn ?? 0

/** To the whole inch; 0 where nothing is known of its weight. */
function widestOn(
  { mostIn, mostLb }: Pick<HingeSet, 'mostIn' | 'mostLb'>,
  { pieces, tables, request: { thicknessMm } }: GlassWork,
  door: number,
): number {
  const heightIn = pieces[door]?.heightIn ?? 0
  const lbPerIn = paneWeightLb({ widthIn: 1, heightIn, thicknessMm }, tables.glassRules)
  return lbPerIn === 0 ? 0 : Math.floor(Math.min(mostIn, mostLb / lbPerIn))
}

/** The widest door that any hinges sold here carry, with them, where that is near what was asked for. */
export function onStrongerHinges(work: GlassWork, door: number): Cure[] {
  const { request, tables } = work
  const widthIn = Math.max(0, ...hingeSets(tables).map((set) => widestOn(set, work, door)))
  const loses = widthOf(work, door) - widthIn
  if (widthIn === 0 || loses <= 0 || loses > nearIn) return []
  const { change } = asWideAs(work, door, widthIn)
  const doors = doorsOf(request, change.panels ?? [], tables)
  const hung = withHinges(doors, request.hardware, tables)
  const set = doors.find(({ panel }) => panel === door)
  const item = set ? cheapestFor(set, tables)?.item : null
  if (!hung || !item) return []
  return [
    {
      kind: 'narrower_on_hinges',
      change: { ...change, hardware: hung.hardware },
      figures: { inches: size(widthIn) },
      hardwareId: item.id,
    },
  ]
}

/**
 * The simplest first: a panel that is there takes what the door loses, or else another is added. Then what
 * comes nearest to the door that was asked for.
 */
export function lessWide(
  work: GlassWork,
  door: number,
  narrowed: readonly Cure[],
  nearest: readonly Cure[] = [],
): Cure[] {
  const divided = divide(work, door)
  const hasPanel = panelBeside(work.pieces, door, 0) !== undefined
  return hasPanel ? [...narrowed, ...nearest, ...divided] : [...divided, ...nearest, ...narrowed]
}

/** A usual door, as far as the standard pair hangs it, and the rest fixed beside it. */
function divide({ pieces, tables }: GlassWork, door: number): Cure[] {
  const wide = pieces[door]
  const doorIn = Math.min(usualDoorIn, standardPair(tables)?.mostIn ?? usualDoorIn)
  if (!wide || pieces.length >= inputLimits.panels.most) return []
  const restIn = wide.widthIn - doorIn
  if (restIn < leastBesideIn) return []
  const fixed: Panel = { widthIn: restIn, heightIn: wide.heightIn, role: 'fixed' }
  const isLast = door === pieces.length - 1
  const pair = isLast
    ? [fixed, { ...wide, widthIn: doorIn }]
    : [{ ...wide, widthIn: doorIn }, fixed]
  const panels = pieces.flatMap((piece, index) => (index === door ? pair : [piece]))
  const figures = { door: size(doorIn), fixed: size(restIn) }
  return [{ kind: 'divide', change: { panels }, figures }]
}
