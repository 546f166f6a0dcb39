import { aboutPounds } from '@/domain/measure/about-pounds'
import { wallPanels } from '@/domain/glass-rules/wall-panels'
import type { PanelLimits } from '@/domain/glass-rules/wall-panels'
import { formatInchesDecimal } from '@/domain/measure/format-length'
import { sixteenthIn } from '@/domain/measure/sixteenths'
import { figureFits } from '../marks/dimension-figure'
import { Dimension } from '../marks/dimension'
import { paintOf } from '../marks/drawing-defs'
import { GlassPane } from '../marks/glass-pane'
import { chooseScale } from '../to-scale/scale'
import { broughtOut, solid } from './brought-out'
import { LeaderKey } from './leader'
import type { PlateFigures } from './plate-words'
import { Caption, PlateFloor, PlateSheet } from './plate-view'
import type { PlateView } from './plate-view'

export type WallDrawn = {
  view: PlateView
  limits: PanelLimits
  /** `{panels}` stands in it; with one panel, nothing does. */
  panels: string
  onePanel: string
  /** `{wide}` and `{weight}` stand in it. */
  each: string
  /** The same of one panel. */
  alone: string
  /** Where no panel is made as high. */
  tooHigh: string
  plan: string
  scaled: string
}

type Props = WallDrawn & PlateFigures & { widthIn: number; heightIn: number }

const views = {
  wide: {
    width: 1248,
    left: 20,
    said: 824,
    room: { width: 690, height: 390 },
    most: 4,
    size: 15,
    big: 64,
  },
  // a picture stands in what is left beside it
  tablet: {
    width: 704,
    left: 20,
    said: 488,
    room: { width: 360, height: 270 },
    most: 3,
    size: 14,
    big: 40,
  },
  phone: {
    width: 358,
    left: 20,
    said: 0,
    room: { width: 300, height: 240 },
    most: 2,
    size: 13,
    big: 34,
  },
} as const

const planY = 46
const chainY = 96
const headY = 138
const ink = 'var(--color-text)'

/** A wall from above and from the room, one chain of dimensions between them, and its panels counted. */
export function WallPlate({ label, inches, view, widthIn, heightIn, limits, ...words }: Props) {
  const { width, left, said, room, most, size, big } = views[view]
  const counted = wallPanels({ widthIn, heightIn }, limits)
  const count = counted ?? 1
  const { pxPerIn, caption } = chooseScale({ widthIn, heightIn, room, largestPxPerIn: most })
  const whole = widthIn * pxPerIn
  const floorY = headY + heightIn * pxPerIn
  // what takes little of its room has the rest on both sides of it
  const isCentred = count === 1 || whole * 2 < room.width
  const from = left + 22 + (isCentred ? (room.width - whole) / 2 : 0)
  const wide = whole / count
  const middle = from + whole - wide / 2
  const eachIn = Math.floor(widthIn / count / sixteenthIn) * sixteenthIn
  const isBeside = view !== 'phone'
  const saidX = isBeside ? Math.max(from + whole + 64, said) : 0
  const saidY = isBeside ? headY - 40 : floorY + 96
  const weight = String(aboutPounds((eachIn * heightIn * limits.lbPerSqFt) / 144))
  const number = count === 1 ? words.onePanel : words.panels.replace('{panels}', String(count))
  return (
    <PlateSheet
      label={label.replace('{panels}', number)}
      {...{ view, width }}
      isAtScale
      height={isBeside ? headY + room.height + 76 : headY + room.height + 162}
    >
      {(id) => (
        <g stroke="currentColor">
          <Caption x={from} y={planY - 26}>
            {words.plan}
          </Caption>
          {[from - 22, from + whole].map((x) => (
            <g key={x}>
              <rect
                x={x}
                y={planY - 9}
                width="22"
                height="18"
                fill={paintOf(id).hatch}
                stroke={ink}
              />
              <rect
                x={x}
                y={headY - 22}
                width="22"
                height={floorY - headY + 22}
                fill={paintOf(id).hatch}
                stroke="none"
                opacity=".5"
              />
            </g>
          ))}
          <path
            d={`M${from} ${headY - 22}V${floorY}M${from + whole} ${headY - 22}V${floorY}`}
            stroke={ink}
            strokeWidth="1.5"
          />
          {Array.from({ length: count }, (_, index) => {
            const x = from + index * wide
            const figure = inches(eachIn)
            return (
              <g key={index}>
                <rect
                  className="part part-a"
                  style={broughtOut(solid)}
                  x={x + 1}
                  y={planY - 2.5}
                  width={wide - 2}
                  height="5"
                  fill="var(--color-edge-deep)"
                />
                <Dimension
                  mark={{
                    ...{ axis: 'x', from: x, to: x + wide, at: chainY, tone: 'inherited' },
                    figure: figureFits(wide, figure, size) ? figure : '',
                  }}
                  size={size}
                />
                <path d={`M${x} ${planY + 12}V${headY}`} strokeWidth=".75" opacity=".5" />
                <GlassPane
                  {...{ id, name: index }}
                  pane={{ x: x + 1, y: headY, width: wide - 2, height: floorY - headY }}
                />
              </g>
            )
          })}
          <path d={`M${from + whole} ${planY + 12}V${headY}`} strokeWidth=".75" opacity=".5" />
          <path
            className="part part-b"
            style={broughtOut(solid)}
            d={`M${from} ${headY}h${whole}v6h${-whole}Z`}
            fill={ink}
            stroke={ink}
          />
          <path
            className="part part-c"
            style={broughtOut(solid)}
            d={`M${from} ${floorY - 6}h${whole}v6h${-whole}Z`}
            fill={ink}
            stroke={ink}
          />
          <Dimension
            mark={{
              ...{ axis: 'y', from: headY, to: floorY, at: from + whole + 44, tone: 'focus' },
              figure: inches(heightIn),
            }}
            size={size}
          />
          <Dimension
            mark={{
              ...{ axis: 'x', from, to: from + whole, at: floorY + 34, tone: 'focus' },
              figure: inches(widthIn),
            }}
            size={size}
          />
          <PlateFloor
            {...{ id, y: floorY }}
            from={isBeside ? from - left - 22 : 0}
            to={isBeside ? from + whole + left + 22 : width}
          />
          <LeaderKey
            part={0}
            at={{ x: from + whole + 44, y: planY }}
            to={{ x: from + whole - 8, y: planY }}
          />
          <LeaderKey part={1} at={{ x: middle, y: headY + 46 }} to={{ x: middle, y: headY + 3 }} />
          <LeaderKey
            part={2}
            at={{ x: middle, y: floorY - 46 }}
            to={{ x: middle, y: floorY - 3 }}
          />
          <text
            x={saidX}
            y={saidY}
            fontSize={big}
            fill="var(--color-edge-ink)"
            stroke="none"
            className="font-display"
          >
            {counted === null ? '' : number}
          </text>
          <Caption x={saidX} y={saidY + (counted === null ? 0 : 34)} size={size} strong>
            {counted === null
              ? words.tooHigh.replace('{most}', formatInchesDecimal(limits.longIn))
              : (count === 1 ? words.alone : words.each)
                  .replace('{wide}', inches(eachIn))
                  .replace('{weight}', weight)}
          </Caption>
          <Caption x={saidX} y={saidY + 58}>
            {words.scaled.replace('{scale}', caption)}
          </Caption>
        </g>
      )}
    </PlateSheet>
  )
}
