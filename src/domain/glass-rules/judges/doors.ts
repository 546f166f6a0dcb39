import { formatWorkedOut as size } from '@/domain/measure/format-length'
import { isSameThickness } from '@/domain/pricing/thickness'
import { limits as inputLimits } from '@/domain/pricing/limits'
import type { Panel } from '@/domain/pricing/types'
import { cheapestFor, doorsOf, hang, standardPair, strongestSet, withHinges } from '../hinge-sets'
import type { Door, HingeSet } from '../hinge-sets'
import { paneWeightLb } from '../pane-weight'
import { doorLimitsOf, usualDoorIn } from '../usual-door'
import { aboutPounds, firstPiece } from '../work'
import type { Cure, Finding, GlassWork, Judge } from '../work'

const isDoor = ({ role }: Panel) => role === 'door'
/** What a fixed panel keeps when a door takes some of its width. */
const leastBesideIn = 5.5

const doorWalk: Judge = (work, limits) => {
  const least = limits.of('leastIn')
  if (least === null || !work.isShower) return null
  const piece = firstPiece(work, (one) => isDoor(one) && one.widthIn < least)
  if (piece === null) return null
  const figures = { width: size(work.pieces[piece]?.widthIn ?? 0), least: size(least) }
  return { piece, field: 'width', figures, cures: [asWideAs(work, piece, least)] }
}

/** The fixed panel beside a door that can spare so much, or take it where it is below zero. */
function panelBeside(pieces: readonly Panel[], door: number, gains: number): number | undefined {
  return [door - 1, door + 1].find((index) => {
    const panel = pieces[index]
    return panel !== undefined && !isDoor(panel) && panel.widthIn - gains >= leastBesideIn
  })
}

/** What the door gains comes off a panel beside it, where that can spare it; what it loses goes there. */
function asWideAs({ pieces }: GlassWork, door: number, widthIn: number): Cure {
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
function narrower(work: GlassWork, door: number): Cure[] {
  const { pieces, tables, request } = work
  const standard = standardPair(tables)
  const heightIn = pieces[door]?.heightIn ?? 0
  const { thicknessMm } = request
  const lbPerIn = paneWeightLb({ widthIn: 1, heightIn, thicknessMm }, tables.glassRules)
  if (!standard || lbPerIn === 0) return []
  const widthIn = Math.floor(Math.min(standard.mostIn, standard.mostLb / lbPerIn))
  return widthIn < (pieces[door]?.widthIn ?? 0) ? [asWideAs(work, door, widthIn)] : []
}

/** The largest hinges reach further than the others. */
const doorWidth: Judge = (work, limits) => {
  const { usualIn: usual, withLargestIn: withLargest } = doorLimitsOf(limits)
  if (usual === null || withLargest === null || !work.isShower) return null
  const { request, tables, pieces } = work
  const doors = doorsOf(request, pieces, tables)
  const hung = hang(doors, request.hardware, tables)
  const most = (panel: number) => ((hung.get(panel)?.mostIn ?? 0) > usual ? withLargest : usual)
  const door = doors.find(({ panel, widthIn }) => widthIn > most(panel))
  if (!door) return null
  // wider than all hinges reach: that is the limit to name
  const limit = door.widthIn > withLargest ? withLargest : most(door.panel)
  const figures = { width: size(door.widthIn), most: size(limit) }
  const load = { of: 'width_in', value: door.widthIn, limit } as const
  const cures = lessWide(work, door.panel, [asWideAs(work, door.panel, usual)])
  return { piece: door.panel, field: 'width', figures, load, cures }
}

/** The simplest first: a panel that is there takes what the door loses, or else another is added. */
function lessWide(work: GlassWork, door: number, narrowed: Cure[]): Cure[] {
  const divided = divide(work, door)
  const hasPanel = panelBeside(work.pieces, door, 0) !== undefined
  return hasPanel ? [...narrowed, ...divided] : [...divided, ...narrowed]
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

const doorWidth38: Judge = (work, limits) => {
  const most = limits.of('mostIn')
  const { isShower, request, pieces } = work
  if (most === null || !isShower || !isSameThickness(request.thicknessMm, 9.525)) return null
  const piece = firstPiece(work, (one) => isDoor(one) && one.widthIn > most)
  if (piece === null) return null
  const figures = { width: size(pieces[piece]?.widthIn ?? 0), most: size(most) }
  return { piece, field: 'width', figures }
}

/** Whoever falls against a door has to be reached from outside. */
const doorSwing: Judge = (work) => {
  const piece = firstPiece(work, (one) => isDoor(one) && one.swing === 'in')
  if (piece === null) return null
  const panels = work.pieces.map(({ swing: _, ...panel }) => panel)
  return {
    piece,
    field: 'swing',
    cures: [{ kind: 'outward', change: { panels }, figures: {} }],
  }
}

/** The hinges that were chosen, or the pair in the price, have to carry every door. */
const hinges: Judge = (work) => {
  const { request, tables, pieces, isShower } = work
  if (!isShower) return null
  const doors = doorsOf(request, pieces, tables)
  const hung = hang(doors, request.hardware, tables)
  const heavy = doors.find(({ panel }) => hung.get(panel) === null)
  const standard = standardPair(tables)
  if (!heavy || !standard) return null
  const enough = withHinges(doors, request.hardware, tables)
  const cures: Cure[] = []
  if (enough?.added.item) {
    cures.push({
      kind: 'hinges',
      change: { hardware: enough.hardware },
      figures: { count: enough.added.hinges },
      hardwareId: enough.added.item.id,
    })
  }
  return {
    piece: heavy.panel,
    field: cheapestFor(heavy, tables) === null ? 'width' : 'hardware',
    ...overloaded(heavy, standard),
    cures: [...cures, ...lessWide(work, heavy.panel, narrower(work, heavy.panel))],
  }
}

/** What is too much for a set of hinges: the weight before the width. */
function overloaded(
  { weightLb, widthIn }: Omit<Door, 'panel'>,
  { mostLb, mostIn }: Pick<HingeSet, 'mostLb' | 'mostIn'>,
): Required<Pick<Finding, 'figures' | 'load'>> {
  return {
    figures: {
      weight: aboutPounds(weightLb, mostLb),
      width: size(widthIn),
      most: mostLb,
      widest: size(mostIn),
    },
    load:
      weightLb > mostLb
        ? { of: 'door_lb', value: weightLb, limit: mostLb }
        : { of: 'width_in', value: widthIn, limit: mostIn },
  }
}

/** No set that is sold carries the door: then the limit is that of the strongest. */
const hingesNone: Judge = (work) => {
  const { request, tables, pieces, isShower } = work
  const strongest = strongestSet(tables)
  if (!isShower || !strongest) return null
  const door = doorsOf(request, pieces, tables).find((one) => cheapestFor(one, tables) === null)
  if (!door) return null
  return {
    piece: door.panel,
    field: 'width',
    ...overloaded(door, strongest),
    cures: lessWide(work, door.panel, narrower(work, door.panel)),
  }
}

export const doorRules = {
  'door-walk': doorWalk,
  'door-walk-tight': doorWalk,
  'door-width': doorWidth,
  'door-width-3-8': doorWidth38,
  'door-swing': doorSwing,
  hinges,
  'hinges-none': hingesNone,
} as const
