import { useId } from 'react'
import { Dimension } from '../marks/dimension'
import { DrawingDefs } from '../marks/drawing-defs'
import { GlassPane } from '../marks/glass-pane'
import { PlateFloor } from './plate-view'

type Pane = { heightIn: number; widthIn: number; isYours: boolean }

/** What is drawn, without what only a place that draws can say. */
export type HeightsDrawn = {
  panes: readonly Pane[]
  /** How wide a door may be, drawn over the second pane. */
  door: { widthIn: number; name: string } | null
  ceiling: string
  label: string
  view: keyof typeof views
}

type Props = HeightsDrawn & { inches: (length: number) => string }

const ceilingIn = 96

/** A drawing for each width of page: the scale is another, the lines and letters stay as large. */
const views = {
  wide: {
    ...{ width: 1248, pxPerIn: 4, indent: 43, isInside: false, hasRoomBeside: true },
    shown: 'hidden xl:block',
  },
  tablet: {
    ...{ width: 704, pxPerIn: 3, indent: 30, isInside: false, hasRoomBeside: false },
    shown: 'hidden md:block xl:hidden',
  },
  phone: {
    ...{ width: 358, pxPerIn: 2, indent: 0, isInside: true, hasRoomBeside: false },
    shown: 'md:hidden',
  },
} as const

/** Panes on one floor, at one scale, as tall as each may be; the visitor's own stands among them. */
export function ShowerHeights({ panes, door, inches, ceiling, label, view }: Props) {
  const id = useId()
  const { width, pxPerIn, indent, isInside, hasRoomBeside, shown } = views[view]
  const tallest = Math.max(ceilingIn, ...panes.map(({ heightIn }) => heightIn))
  const floorY = tallest * pxPerIn + 22
  const pitch = width / panes.length
  const ceilingY = floorY - ceilingIn * pxPerIn
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${floorY + 10}`}
      className={`h-auto w-full text-edge-mid ${shown}`}
      fill="none"
    >
      <DrawingDefs id={id} />
      <path
        d={`M0 ${ceilingY}H${width}`}
        stroke="var(--color-text-second)"
        strokeWidth="1.5"
        strokeDasharray="1.5 5"
      />
      <text
        x={view === 'wide' ? width : 0}
        y={ceilingY - 9}
        textAnchor={view === 'wide' ? 'end' : 'start'}
        fontSize="13"
        fill="var(--color-text-second)"
      >
        {ceiling}
      </text>
      {panes.map(({ heightIn, widthIn, isYours }, index) => {
        const pane = {
          x: index * pitch + indent,
          y: floorY - heightIn * pxPerIn,
          width: Math.min(widthIn * pxPerIn, pitch - indent - 14),
          height: heightIn * pxPerIn,
        }
        return (
          <g key={index}>
            <GlassPane pane={pane} id={id} name={index} />
            {isYours ? <rect {...pane} stroke="var(--color-edge-ink)" strokeWidth="1.75" /> : null}
            {isInside ? (
              <text
                x={pane.x + pane.width / 2}
                y={pane.y + pane.height / 2}
                textAnchor="middle"
                fontSize="15"
                fontWeight="500"
                fill="var(--color-edge-ink)"
                className="figures"
              >
                {inches(heightIn)}
              </text>
            ) : (
              <Dimension
                mark={{
                  ...{ axis: 'y', from: pane.y, to: floorY, at: pane.x - 25, work: pane.x },
                  ...{ figure: inches(heightIn), tone: 'inherited' },
                }}
              />
            )}
            {door && index === 1 && !isInside ? (
              <>
                <Dimension
                  mark={{
                    ...{ axis: 'x', from: pane.x, to: pane.x + door.widthIn * pxPerIn },
                    ...{ at: pane.y - 24, work: pane.y, tone: 'inherited' },
                    figure: inches(door.widthIn),
                  }}
                />
                {hasRoomBeside ? (
                  <Words x={pane.x + door.widthIn * pxPerIn + 22} y={pane.y - 19}>
                    {[door.name]}
                  </Words>
                ) : (
                  <Words x={pane.x + wordsFrom} y={pane.y + 22}>
                    {linesWithin(door.name, pane.width)}
                  </Words>
                )}
              </>
            ) : null}
          </g>
        )
      })}
      <PlateFloor id={id} y={floorY} to={width} />
    </svg>
  )
}

const wordsPx = 13
/** How far words in a pane stand from its edge, at either end. */
const wordsFrom = 10

/** In one line, or in two where a pane is narrower than that. */
function linesWithin(words: string, widthPx: number): string[] {
  const isTooLong = words.length * wordsPx * 0.54 + 2 * wordsFrom > widthPx
  const space = words.indexOf(' ')
  return isTooLong && space > 0 ? [words.slice(0, space), words.slice(space + 1)] : [words]
}

function Words({ x, y, children }: { x: number; y: number; children: string[] }) {
  return (
    <text y={y} fontSize={wordsPx} fill="var(--color-text-second)">
      {children.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : 17}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
