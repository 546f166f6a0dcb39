import { useId } from 'react'
import { Dimension } from '../marks/dimension'
import { DrawingDefs } from '../marks/drawing-defs'
import type { GlassMaterial } from '../material/glass-material'
import { figureFits } from '../marks/dimension-figure'
import type { DimensionMark, Point } from '../marks/shapes'
import { Leader, LeaderKey } from './leader'
import { narrowFloor, PlateFloor } from './plate-view'
import type { PlateFigures } from './plate-words'
import { ShowerElevation, showerAnchors } from './shower-elevation'
import { layOutShower } from './shower-layout'
import type { ShowerLayout } from './shower-layout'

type Props = PlateFigures & {
  widthIn: number
  heightIn: number
  /** How wide a door may be. */
  mostDoorIn: number
  door: string
  /** Clear where nothing is said. */
  material?: GlassMaterial | undefined
  /** `{scale}` in it is the part of an inch that stands for a foot. */
  scaled: string
  /** Instead of it, where the opening is too large to be drawn to scale. */
  unscaled: string
}

const wide = {
  width: 880,
  height: 592,
  floorY: 538,
  centreX: 415,
  room: { width: 244, height: 500 },
  leastPxPerIn: 2,
}
const narrow = {
  width: 390,
  height: 476,
  floorY: 392,
  centreX: 195,
  room: { width: 168, height: 330 },
  leastPxPerIn: 1.5,
}

/** Where the rules under the four names end towards the work, in the order of the notes. */
const names: Point[] = [
  { x: 252, y: 226 },
  { x: 604, y: 226 },
  { x: 252, y: 470 },
  { x: 604, y: 470 },
]

/** The opening between its four names, at 3/4 inch to the foot where it fits. */
export function ShowerPlateDrawing({ label, inches, door, material, ...drawn }: Props) {
  const { scaled, unscaled, ...size } = drawn
  const id = useId()
  const layout = layOutShower({ ...size, ...wide, largestPxPerIn: 6 })
  const anchors = showerAnchors(layout)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${wide.width} ${wide.height}`}
      className="block h-auto w-full text-edge-mid"
    >
      <DrawingDefs id={id} />
      <ShowerElevation
        layout={layout}
        id={id}
        wall={12}
        top={wallTopOf(layout)}
        material={material}
      />
      <PlateFloor id={id} y={wide.floorY} to={wide.width} />
      <Scale at={{ x: 784, y: wide.floorY + 31 }} words={{ scaled, unscaled }} layout={layout} />
      {dimensionsOf(layout, size, inches, door, 42).map((mark, index) => (
        <Dimension key={index} mark={mark} />
      ))}
      <FirstWidth layout={layout} inches={inches} />
      {anchors.map((to, part) => {
        const from = names[part]
        return from ? <Leader key={part} part={part} from={from} to={to} run={210} /> : null
      })}
    </svg>
  )
}

/** The same for a narrow screen: keys stand at the ends of the leaders instead of names. */
export function ShowerPlateOnPhone({ label, inches, door, material, ...drawn }: Props) {
  const { scaled, unscaled, ...size } = drawn
  const id = useId()
  const layout = layOutShower({ ...size, ...narrow, largestPxPerIn: 4 })
  const anchors = showerAnchors(layout)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${narrow.width} ${narrow.height}`}
      className="mx-auto block h-auto w-full max-w-[390px] overflow-visible text-edge-mid"
    >
      <DrawingDefs id={id} />
      <ShowerElevation
        layout={layout}
        id={id}
        wall={9}
        top={wallTopOf(layout)}
        material={material}
      />
      <PlateFloor
        id={id}
        y={narrow.floorY}
        from={narrowFloor.from}
        to={narrow.width + narrowFloor.beyond}
      />
      <Scale at={{ x: 374, y: narrow.height - 12 }} words={{ scaled, unscaled }} layout={layout} />
      {dimensionsOf(layout, size, inches, door, 36).map((mark, index) => (
        <Dimension key={index} mark={mark} size={14} />
      ))}
      <FirstWidth layout={layout} inches={inches} />
      {anchors.map((to, part) => (
        <LeaderKey key={part} part={part} to={to} at={{ x: part % 2 === 0 ? 52 : 338, y: to.y }} />
      ))}
    </svg>
  )
}

/** At a small scale the wall ends above the work, or it would be little else than joints of tile. */
const wallIn = 108
const smallPxPerIn = 2.5

function wallTopOf({ scale: { pxPerIn }, floorY }: ShowerLayout): number {
  return pxPerIn <= smallPxPerIn ? Math.max(floorY - wallIn * pxPerIn, 0) : 0
}

type ScaleProps = { at: Point; words: Pick<Props, 'scaled' | 'unscaled'>; layout: ShowerLayout }

function Scale({ at, words, layout: { isToScale, scale } }: ScaleProps) {
  return (
    <text
      {...at}
      textAnchor="end"
      dominantBaseline="central"
      fontSize="13"
      fill="var(--color-text-second)"
      className="fractions"
    >
      {isToScale ? words.scaled.replace('{scale}', scale.caption) : words.unscaled}
    </text>
  )
}

/** The width of a first pane too narrow for its figure, beside its line. */
function FirstWidth({ layout, inches }: { layout: ShowerLayout } & Pick<Props, 'inches'>) {
  const [pane, second] = layout.panes
  if (!pane || !second) return null
  const figure = inches(pane.widthIn)
  if (figureFits(pane.width, figure)) return null
  return (
    <text
      x={pane.x - 14}
      y={layout.floorY + 30}
      textAnchor="end"
      dominantBaseline="central"
      fontSize="15"
      fontWeight="500"
      fill="currentColor"
      className="figures"
    >
      {figure}
    </text>
  )
}

function dimensionsOf(
  { opening, floorY, panes }: ShowerLayout,
  size: { widthIn: number; heightIn: number },
  inches: (length: number) => string,
  door: string,
  away: number,
): DimensionMark[] {
  const right = opening.x + opening.width
  const heights: DimensionMark = {
    ...{ axis: 'y', from: opening.y, to: floorY, at: right + away, work: right, tone: 'inherited' },
    figure: inches(size.heightIn),
  }
  const whole: DimensionMark = {
    ...{ axis: 'x', from: opening.x, to: right, tone: 'focus' },
    ...{ at: Math.max(opening.y - 38, 16), figure: inches(size.widthIn) },
  }
  if (panes.length === 1) return [whole, heights]
  const parts = panes.map((pane, index): DimensionMark => {
    const figure = inches(pane.widthIn)
    const named = pane.hinge !== null && pane.width >= 120 ? `${figure} ${door}` : figure
    const isBeside = index === 0 && !figureFits(pane.width, figure)
    return {
      ...{ axis: 'x', from: pane.x, to: pane.x + pane.width, at: floorY + 30, work: floorY },
      ...{ tone: 'inherited', figure: isBeside ? '' : named },
    }
  })
  return [whole, heights, ...parts]
}
