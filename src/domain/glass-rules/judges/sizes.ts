import { formatWorkedOut as size } from '@/domain/measure/format-length'
import { isGreater, ratioOf, toNumber } from '@/domain/money/ratio'
import { paneAreasSqFt } from '@/domain/pricing/area'
import { resolveShowerGlassType } from '@/domain/pricing/resolve-glass-type'
import { isSameThickness } from '@/domain/pricing/thickness'
import type { Panel } from '@/domain/pricing/types'
import { firstMade, firstPiece, isBeyond, isTempered, sideLoad } from '../work'
import type { Cure, GlassWork, Judge } from '../work'

const threeEighths = 9.525
const half = 12.7

/** A shower panel of a thickness is made up to a height. */
function tallerThan(thicknessMm: number): Judge {
  return (work, limits) => {
    const most = limits.of('mostIn')
    const { request, isShower, pieces } = work
    if (most === null || !isShower || !isSameThickness(request.thicknessMm, thicknessMm))
      return null
    const tallest = Math.max(...pieces.map(({ heightIn }) => heightIn))
    if (tallest <= most) return null
    const piece = pieces.findIndex(({ heightIn }) => heightIn === tallest)
    const thicker = isSameThickness(thicknessMm, threeEighths) ? [...thickerShower(work)] : []
    return {
      piece,
      field: 'height',
      figures: { height: size(tallest), most: size(most) },
      load: { of: 'height_in', value: tallest, limit: most },
      cures: [...thicker, lower(work, most)],
    }
  }
}

function thickerShower({ tables }: GlassWork): Cure[] {
  const resolved = resolveShowerGlassType(tables, half)
  if (resolved.kind === 'none') return []
  const change = { thicknessMm: half, glassTypeId: resolved.glassType.id }
  return [{ kind: 'thicker', change, figures: { inches: '1/2' } }]
}

function lower({ pieces, request }: GlassWork, most: number): Cure {
  const panels = pieces.map((piece) => ({ ...piece, heightIn: Math.min(piece.heightIn, most) }))
  const change = request.panels ? { panels } : {}
  return { kind: 'lower', change, figures: { inches: size(most) } }
}

const height38 = tallerThan(threeEighths)
const height12 = tallerThan(half)
const height38Bow: Judge = (work, limits) => {
  const found = tallerThan(threeEighths)(work, limits)
  if (!found) return null
  return { ...found, cures: (found.cures ?? []).filter(({ kind }) => kind === 'thicker') }
}

/** A panel so narrow that nothing holds it. */
const narrow: Judge = (work, limits) => {
  const least = limits.of('leastIn')
  if (least === null || !work.isShower) return null
  const piece = firstMade(work, ({ widthIn, heightIn }) => Math.min(widthIn, heightIn) < least)
  if (piece === null) return null
  const { widthIn = 0, heightIn = 0 } = work.made[piece] ?? {}
  const field = widthIn <= heightIn ? 'width' : 'height'
  return { piece, field, figures: { side: size(Math.min(widthIn, heightIn)), least: size(least) } }
}

/** The furnace's rollers carry no smaller pane. */
const temperMin: Judge = (work, limits) => {
  const least = limits.of('diagonalIn')
  if (least === null || !isTempered(work.glass)) return null
  const piece = firstMade(work, ({ widthIn, heightIn }) => Math.hypot(widthIn, heightIn) < least)
  return piece === null ? null : { piece, figures: { least: size(least) } }
}

const temperMinSide: Judge = (work, limits) => {
  const least = limits.of('leastIn')
  if (least === null || work.isShower || !isTempered(work.glass)) return null
  const piece = firstPiece(work, ({ widthIn, heightIn }) => Math.min(widthIn, heightIn) < least)
  return piece === null ? null : { piece, figures: { least: size(least) } }
}

/** One sheet, either way round. A panel that is too tall for its thickness is told so, and not twice. */
function beyondSheet(isFor: (work: GlassWork) => boolean): Judge {
  return (work, limits) => {
    const short = limits.of('shortIn')
    const long = limits.of('longIn')
    if (short === null || long === null || !isFor(work)) return null
    const piece = firstPiece(work, (one) => isBeyond(one, short, long) && !isTooTall(work, one))
    if (piece === null) return null
    const beyond = work.pieces[piece] ?? { widthIn: 0, heightIn: 0 }
    const { widthIn, heightIn } = beyond
    return {
      piece,
      load: sideLoad(beyond, short, long),
      figures: {
        width: size(widthIn),
        height: size(heightIn),
        short: size(short),
        long: size(long),
      },
    }
  }
}

function isTooTall({ isShower, request, tables }: GlassWork, { heightIn }: Panel): boolean {
  if (!isShower) return false
  const name = isSameThickness(request.thicknessMm, half) ? 'height-1-2' : 'height-3-8'
  const rule = tables.glassRules.find((row) => row.rule === name && row.level === 'block')
  const most = rule?.figures.find(({ key }) => key === 'mostIn')?.value
  return most !== undefined && heightIn > most
}

/** The panes of a sealed unit go through the same furnace. */
const temperMax = beyondSheet(({ glass }) => isTempered(glass))
const sheetMax = beyondSheet(({ glass }) => glass.category !== 'insulated' && !isTempered(glass))

/** A panel two feet high is more often a height in feet. */
const dimUnit: Judge = (work, limits) => {
  const least = limits.of('leastIn')
  if (least === null || !work.isShower) return null
  const piece = firstPiece(work, ({ heightIn }) => heightIn < least)
  if (piece === null) return null
  return { piece, field: 'height', figures: { height: size(work.pieces[piece]?.heightIn ?? 0) } }
}

/** Said of what the price does already: the limit is a pricing setting, and the price follows it. */
const minArea: Judge = ({ request, tables }) => {
  const billed = tables.settings.minimumBilledSqFt
  const areas = paneAreasSqFt(request)
  const piece = areas.findIndex((area) => isGreater(ratioOf(billed), area))
  const area = areas[piece]
  if (area === undefined) return null
  return { piece, figures: { area: Number(toNumber(area).toFixed(2)), billed } }
}

export const sizeRules = {
  'height-3-8': height38,
  'height-1-2': height12,
  'height-3-8-bow': height38Bow,
  'panel-narrow': narrow,
  'panel-narrow-hardware': narrow,
  'temper-min': temperMin,
  'temper-min-side': temperMinSide,
  'temper-max': temperMax,
  'sheet-max': sheetMax,
  'dim-unit': dimUnit,
  'min-area': minArea,
} as const
