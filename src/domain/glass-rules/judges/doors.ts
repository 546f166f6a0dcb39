import { aboutPounds } from '@/domain/measure/about-pounds'
import { formatWorkedOut as size } from '@/domain/measure/format-length'
import { isSameThickness } from '@/domain/pricing/thickness'
import { cheapestFor, doorsOf, hang, standardPair, strongestSet, withHinges } from '../hinge-sets'
import type { Door, HingeSet } from '../hinge-sets'
import { doorLimitsOf } from '../usual-door'
import { firstPiece } from '../work'
import type { Cure, Finding, Judge } from '../work'
import { asWideAs, isDoor, lessWide, narrower, onStrongerHinges } from './door-widths'

const doorWalk: Judge = (work, limits) => {
  const least = limits.of('leastIn')
  if (least === null || !work.isShower) return null
  const piece = firstPiece(work, (one) => isDoor(one) && one.widthIn < least)
  if (piece === null) return null
  const figures = { width: size(work.pieces[piece]?.widthIn ?? 0), least: size(least) }
  return { piece, field: 'width', figures, cures: [asWideAs(work, piece, least)] }
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
  const narrowed = [asWideAs(work, door.panel, usual)]
  const cures = lessWide(work, door.panel, narrowed, onStrongerHinges(work, door.panel))
  return { piece: door.panel, field: 'width', figures, load, cures }
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
      weight: aboutPounds(weightLb),
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
    cures: lessWide(
      work,
      door.panel,
      narrower(work, door.panel),
      onStrongerHinges(work, door.panel),
    ),
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
