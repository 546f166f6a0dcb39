import { registerGlass } from './registration'
import type { GlassLines, GlassSize, PictureShape } from './registration'

/** What stands side by side in a work; a gap is the wall between two of them. */
export const panelRoles = ['fixed', 'door', 'mirror', 'lite', 'shelf', 'gap'] as const

type PanelRole = (typeof panelRoles)[number]

type Panel = {
  widthIn: number
  role: PanelRole
  /** Where it ends in the picture, as a fraction of its width; without it, where its share of the width ends. */
  endsAt: number | null
}

/** A work as staff measured it, in inches, and where it stands in its picture. */
export type MeasuredWork = GlassSize & {
  /** The lower edge of the glass above the floor. */
  lowerEdgeIn: number
  panels: Panel[]
  lines: GlassLines
  /** The floor in the plane of the glass, as a fraction of the picture's height; null where it is out of sight. */
  floor: number | null
}

/** Left of, right of or between two ends, in inches from the left edge of what shows of the picture. */
export type Span = { fromIn: number; toIn: number; widthIn: number; role: PanelRole }

/** A work on the line, all in inches: lengths across from the left of what shows, heights above the floor. */
export type Elevation = {
  glass: GlassSize & { leftIn: number; lowerEdgeIn: number }
  /** Its panels from left to right; one of the whole width where staff named none. */
  spans: Span[]
  /** What shows of the picture. */
  crop: { widthIn: number; heightIn: number; bottomIn: number }
  /** The whole picture at that scale, and how far left and above what shows it begins. */
  picture: { widthIn: number; heightIn: number; leftIn: number; aboveIn: number }
}

/** How high the line is drawn: nothing shows above it. */
export const lineHeightIn = 144

const leastAsideIn = 6
const asideShare = 0.05
const leastAboveIn = 11
const aboveShare = 0.22

/**
 * How a work stands on the line: cropped so that it meets the floor at its lower edge, or hung at its true
 * height, with a little of its surroundings; null where its picture has no one scale.
 */
export function elevationOf(work: MeasuredWork, picture: PictureShape): Elevation | null {
  const registered = registerGlass(work.lines, work, picture)
  if (!registered.ok) return null
  const { inchesPerPixel } = registered
  const across = picture.width * inchesPerPixel
  const down = picture.height * inchesPerPixel
  const { left, right, top, bottom } = work.lines
  const aside = Math.max(leastAsideIn, work.widthIn * asideShare)
  const fromX = Math.max(0, left * across - aside)
  const toX = Math.min(across, right * across + aside)
  const above = Math.max(leastAboveIn, work.widthIn * aboveShare)
  // the glass hangs where its lower edge was measured; the rest of the picture follows it
  const glassBottomY = bottom * down
  const floorY = work.floor === null ? null : work.floor * down
  const toY = floorY ?? Math.min(down, glassBottomY + aside)
  const bottomIn = floorY === null ? work.lowerEdgeIn - (toY - glassBottomY) : 0
  const fromY = Math.max(0, top * down - above, toY - (lineHeightIn - bottomIn))
  const glassLeftIn = left * across - fromX
  return {
    glass: {
      widthIn: work.widthIn,
      heightIn: work.heightIn,
      leftIn: glassLeftIn,
      lowerEdgeIn: toY - glassBottomY + bottomIn,
    },
    spans: spansOf(work, glassLeftIn, (fraction) => fraction * across - fromX),
    crop: { widthIn: toX - fromX, heightIn: toY - fromY, bottomIn },
    picture: { widthIn: across, heightIn: down, leftIn: fromX, aboveIn: fromY },
  }
}

function spansOf(work: MeasuredWork, glassLeftIn: number, place: (fraction: number) => number) {
  const panels: Panel[] =
    work.panels.length > 0 ? work.panels : [{ widthIn: work.widthIn, role: 'fixed', endsAt: null }]
  const sumIn = panels.reduce((sum, { widthIn }) => sum + widthIn, 0)
  const spans: Span[] = []
  let fromIn = glassLeftIn
  let measuredIn = 0
  for (const [index, { widthIn, role, endsAt }] of panels.entries()) {
    measuredIn += widthIn
    const isLast = index === panels.length - 1
    const share = glassLeftIn + (measuredIn / sumIn) * work.widthIn
    const toIn = isLast || endsAt === null ? share : place(endsAt)
    spans.push({ fromIn, toIn, widthIn, role })
    fromIn = toIn
  }
  return spans
}

/** The dimensions that stand under a work: its whole width, or each piece where wall shows between them. */
export function widthsUnder({ glass, spans }: Elevation): Span[] {
  if (!spans.some(({ role }) => role === 'gap')) {
    const { leftIn, widthIn } = glass
    return [{ fromIn: leftIn, toIn: leftIn + widthIn, widthIn, role: 'fixed' }]
  }
  return spans.filter(({ role }) => role !== 'gap')
}
