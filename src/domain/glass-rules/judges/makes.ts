import { formatWorkedOut as size } from '@/domain/measure/format-length'
import { resolveGlassType } from '@/domain/pricing/resolve-glass-type'
import { insulatedThicknesses, isSameThickness } from '@/domain/pricing/thickness'
import type { GlassType, SafetyPlace } from '@/domain/pricing/types'
import { isReplacementService } from '@/domain/services-catalogue/services'
import { isDoorItself, placesNotKnown } from '../safety'
import { aboutSqFt, areaOf, firstPiece, isBeyond, isSafe, isTempered, sideLoad } from '../work'
import type { Cure, GlassWork, Judge } from '../work'

const isUnit = ({ glass }: GlassWork) => glass.category === 'insulated'

/** The same glass made safe, in its thickness or the next one that it is made safe in. */
function temperedGlass({ glass, request, tables }: GlassWork): Cure[] {
  const options = tables.glassTypes
    .filter((row) => row.category === glass.category && isSafe(row) && isNoThinner(row, request))
    .sort((a, b) => a.thicknessMm - b.thicknessMm)
  const [option] = options
  if (!option) return []
  const change = { glassTypeId: option.id, thicknessMm: option.thicknessMm }
  return [{ kind: 'tempered', change, figures: {} }]
}

function isNoThinner(row: GlassType, { thicknessMm }: { thicknessMm: number }): boolean {
  return row.thicknessMm > thicknessMm || isSameThickness(row.thicknessMm, thicknessMm)
}

/** The maker stands in for a seal up to an area, which the make-up decides. */
const unitArea: Judge = (work, limits) => {
  const { request, pieces, glass, tables } = work
  const most = limits.of('mostSqFt', request.thicknessMm)
  if (!isUnit(work) || most === null) return null
  const piece = firstPiece(work, (one) => areaOf(one) > most)
  if (piece === null) return null
  const area = Math.max(...pieces.map(areaOf))
  const thicker = insulatedThicknesses.find(
    ({ mm }) => mm > request.thicknessMm && area <= (limits.of('mostSqFt', mm) ?? 0),
  )
  const cures: Cure[] = []
  if (thicker) {
    const asked = { category: 'insulated' as const, thicknessMm: thicker.mm, safe: isSafe(glass) }
    const resolved = resolveGlassType(tables, asked)
    if (resolved.kind === 'exact') {
      const change = { thicknessMm: thicker.mm, glassTypeId: resolved.glassType.id }
      cures.push({ kind: 'thicker', change, figures: { inches: thicker.inches } })
    }
  }
  const load = { of: 'area_sq_ft', value: area, limit: most } as const
  return { piece, figures: { area: aboutSqFt(area, most), most }, load, cures }
}

const unitTempered: Judge = (work, limits) => {
  const most = limits.of('mostSqFt')
  if (most === null || !isUnit(work) || isSafe(work.glass)) return null
  const piece = firstPiece(work, (one) => areaOf(one) > most)
  if (piece === null) return null
  const area = Math.max(...work.pieces.map(areaOf))
  const figures = { area: aboutSqFt(area, most), most }
  const load = { of: 'area_sq_ft', value: area, limit: most } as const
  return { piece, figures, load, cures: temperedGlass(work) }
}

const unitBounds: Judge = (work, limits) => {
  const [short, long] = [limits.of('shortIn'), limits.of('longIn')]
  const [least, most] = [limits.of('leastMm'), limits.of('mostMm')]
  if (!isUnit(work) || short === null || long === null) return null
  const { thicknessMm } = work.request
  const isOff = (least !== null && thicknessMm < least) || (most !== null && thicknessMm > most)
  const piece = firstPiece(work, (one) => isBeyond(one, short, long))
  if (piece === null && !isOff) return null
  const figures = { short: size(short), long: size(long) }
  if (piece === null) return { field: 'thicknessMm', figures }
  const large = work.pieces[piece]
  return { piece, figures, load: large ? sideLoad(large, short, long) : null }
}

const filmOnUnit: Judge = (work) => {
  const { request, tables } = work
  const finish = tables.finishes.find(({ id }) => id === request.finishId)
  if (!isUnit(work) || finish?.key !== 'custom_film') return null
  const clear = tables.finishes.find(({ key }) => key === 'standard_clear')
  const cures: Cure[] = clear
    ? [{ kind: 'standard_finish', change: { finishId: clear.id }, figures: {} }]
    : []
  return { field: 'glassTypeId', cures }
}

/** Glass so thin is neither polished, tempered nor silvered. */
const thinEdge: Judge = (work, limits) => {
  const { request, tables, glass } = work
  const most = limits.of('mostMm')
  if (most === null || glass.category === 'insulated') return null
  if (request.thicknessMm > most && !isSameThickness(request.thicknessMm, most)) return null
  const isEdge = (id: number) => tables.hardware.find((row) => row.id === id)?.part === 'edge'
  const edged = request.hardware.some(({ id }) => isEdge(id))
  if (!edged && !isTempered(glass) && glass.category !== 'mirror') return null
  const hardware = request.hardware.filter(({ id }) => !isEdge(id))
  const cures: Cure[] = edged ? [{ kind: 'plain_edges', change: { hardware }, figures: {} }] : []
  return { field: edged ? 'hardware' : 'thicknessMm', cures }
}

const mirrorTempered: Judge = ({ glass }) =>
  glass.category === 'mirror' && glass.safety === 'tempered' ? { field: 'glassTypeId' } : null

/** The code asks for safety glass in some places; not answered is no verdict. */
function safety(where: SafetyPlace): Judge {
  return (work, limits) => {
    const { request, glass, pieces } = work
    if (isSafe(glass)) return null
    const isOfDoor = where === 'door' && isDoorItself(request)
    const isThere = isReplacementService(request.serviceType) && request.safety?.[where] === true
    if (!isThere && !isOfDoor) return null
    const most = limits.of('mostSqFt')
    const isLarge = most === null || pieces.some((piece) => areaOf(piece) > most)
    if (where === 'low' && !isLarge) return null
    return { field: 'glassTypeId', figures: { most: most ?? 0 }, cures: temperedGlass(work) }
  }
}

const isOpen = (work: GlassWork) =>
  isReplacementService(work.request.serviceType) && placesNotKnown(work).length > 0

/** What nobody knows yet is priced as safety glass, so that the price holds whatever is found. */
const safetyUnknown: Judge = (work) =>
  isOpen(work) && !isSafe(work.glass) ? { field: 'glassTypeId', cures: temperedGlass(work) } : null

const safetyOpen: Judge = (work) =>
  isOpen(work) && isSafe(work.glass) ? { field: 'glassTypeId' } : null

export const makeRules = {
  'ig-area': unitArea,
  'ig-temper': unitTempered,
  'ig-oa': unitBounds,
  'film-ig': filmOnUnit,
  'thin-edge': thinEdge,
  'mirror-temper': mirrorTempered,
  'safety-door': safety('door'),
  'safety-wet': safety('wet'),
  'safety-low': safety('low'),
  'safety-stairs': safety('stairs'),
  'safety-unknown': safetyUnknown,
  'safety-open': safetyOpen,
} as const
