import { aboutPounds } from '@/domain/measure/about-pounds'
import { formatWorkedOut as size } from '@/domain/measure/format-length'
import type { Panel, Side } from '@/domain/pricing/types'
import { headerOf, headerOver, isHeld } from '../header'
import { besideOf, hingeSide, straightRunIn } from '../layouts'
import { paneWeightLb } from '../pane-weight'
import type { Cure, GlassWork, Judge } from '../work'

function hasHeader({ request, pieces, tables }: GlassWork): boolean {
  return isHeld(request.hardware, { panels: pieces, layout: request.layout }, tables)
}

/** A header over the whole width, in the place of one that is too short. */
function withHeader({ request, pieces, tables }: GlassWork): Cure[] {
  const header = headerOf(request.hardware, tables)
  if (!header) return []
  const { quantity, feet } = headerOver(header, pieces)
  const others = request.hardware.filter(({ id }) => id !== header.id)
  const hardware = [...others, { id: header.id, quantity }]
  return [{ kind: 'header', change: { hardware }, figures: { feet }, hardwareId: header.id }]
}

/** A door that hangs on glass, which then has to be held above; some can hang on a wall instead. */
const doorOnGlass: Judge = (work) => {
  const { isShower, pieces } = work
  if (!isShower || hasHeader(work)) return null
  const piece = pieces.findIndex((_, index) => {
    const side = hingeSide(pieces, index)
    return side !== null && besideOf(pieces, index, side) === 'glass'
  })
  if (piece < 0) return null
  return { piece, field: 'role', cures: [...onTheWall(pieces, piece), ...withHeader(work)] }
}

function onTheWall(pieces: readonly Panel[], door: number): Cure[] {
  const hinge: Side = hingeSide(pieces, door) === 'left' ? 'right' : 'left'
  if (besideOf(pieces, door, hinge) === 'glass') return []
  const panels = pieces.map((piece, index) => (index === door ? { ...piece, hinge } : piece))
  return [{ kind: 'other_side', change: { panels }, figures: { side: hinge } }]
}

const noHeader: Judge = (work, limits) => {
  const most = limits.of('mostIn')
  if (most === null || !work.isShower || hasHeader(work)) return null
  const width = straightRunIn(work.pieces, work.request.layout)
  if (width <= most) return null
  const figures = { width: size(width), most: size(most) }
  const load = { of: 'width_in', value: width, limit: most } as const
  return { piece: 0, field: 'width', figures, load, cures: withHeader(work) }
}

const plumb: Judge = ({ request, isShower }, limits) => {
  if (!isShower || request.site?.outOfPlumb !== true) return null
  return { piece: 0, field: 'width', figures: { most: size(limits.of('mostIn') ?? 0.25) } }
}

const tile: Judge = ({ request, isShower }) =>
  isShower && request.site?.tileUnfinished === true ? { piece: 0, field: 'width' } : null

/** What a crew of two does not carry. */
const weightCarry: Judge = ({ request, glass, pieces, tables }, limits) => {
  const most = limits.of('mostLb')
  if (most === null) return null
  const { thicknessMm } = request
  const weights = pieces.map((piece) =>
    paneWeightLb({ ...piece, thicknessMm }, tables.glassRules, glass.category),
  )
  const heaviest = Math.max(...weights)
  if (heaviest <= most) return null
  const figures = { weight: aboutPounds(heaviest), most }
  const load = { of: 'piece_lb', value: heaviest, limit: most } as const
  return { piece: weights.indexOf(heaviest), figures, load }
}

export const enclosureRules = {
  'door-on-glass': doorOnGlass,
  'no-header': noHeader,
  plumb,
  tile,
  'weight-carry': weightCarry,
} as const
