import { shelfSagIn } from '@/domain/glass-rules/shelf-sag'
import { Dimension } from '../marks/dimension'
import { chooseScale } from '../to-scale/scale'
import type { PlateFigures } from './plate-words'
import { Caption, PlateSheet } from './plate-view'
import type { PlateView } from './plate-view'

export type ShelfDrawn = {
  view: PlateView
  /** The thicknesses on the list, and what a square foot of each weighs. */
  shelves: { inches: string; thicknessIn: number; lbPerSqFt: number }[]
  loadLbPerFt: number
  /** `{sag}` stands in it, in inches. */
  sinks: string
  /** Where that is further than any shelf is let. */
  tooFar: string
  /** `{load}` stands in it. */
  loaded: string
  scaled: string
}

type Props = ShelfDrawn & PlateFigures & { widthIn: number; heightIn: number }

/** Right of each stands what it carries, or that it needs a bracket. */
const views = {
  wide: { width: 1248, left: 150, right: 1030, row: 138, size: 15, name: 34, isBeside: true },
  tablet: { width: 704, left: 92, right: 530, row: 120, size: 14, name: 26, isBeside: true },
  phone: { width: 358, left: 14, right: 344, row: 150, size: 13, name: 22, isBeside: false },
} as const

const top = 64
/** A shelf that sinks more than this part of its span is not one any more. */
const leastSpansPerSag = 20
/** A row of books: how wide each is and how tall, in inches; they are repeated along the shelf. */
const books = [
  [1.4, 8.6],
  [0.9, 7.4],
  [1.7, 9.2],
  [1.1, 8],
  [2.1, 8.8],
  [0.8, 6.9],
] as const

/** One shelf in each thickness under the same books, sinking as far as it does, at the drawing's scale. */
export function ShelfPlate({ label, inches, view, widthIn, heightIn, ...drawn }: Props) {
  const { width, left, right, row, size, name, isBeside } = views[view]
  const room = { width: right - left, height: row }
  const { pxPerIn, caption } = chooseScale({
    widthIn,
    heightIn: 0,
    room,
    largestPxPerIn: view === 'phone' ? 12 : 24,
  })
  const centre = (left + right) / 2
  const from = centre - (widthIn * pxPerIn) / 2
  const to = centre + (widthIn * pxPerIn) / 2
  const foot = top + drawn.shelves.length * row + (isBeside ? 30 : 58)
  return (
    <PlateSheet {...{ label, view, width }} height={foot} isAtScale>
      {(id) => (
        <>
          <Dimension
            mark={{ axis: 'x', from, to, at: 26, figure: inches(widthIn), tone: 'focus' }}
            size={size}
          />
          {drawn.shelves.map(({ inches: thick, thicknessIn, lbPerSqFt }, index) => {
            const y = top + (index + 1) * row - 44
            const sag = shelfSagIn({
              ...{ spanIn: widthIn, depthIn: heightIn, thicknessIn, lbPerSqFt },
              loadLbPerFt: drawn.loadLbPerFt,
            })
            const isTooFar = sag * leastSpansPerSag > widthIn
            const said = isTooFar ? drawn.tooFar : drawn.sinks.replace('{sag}', sag.toFixed(2))
            return (
              <g key={thick} className={`part part-${String.fromCharCode(97 + index)}`}>
                <Shelf
                  {...{ id, from, to, y, sag: sag * pxPerIn, pxPerIn }}
                  thick={Math.max(thicknessIn * pxPerIn, 2)}
                />
                <text
                  x={isBeside ? 0 : left}
                  y={isBeside ? y + 10 : y + 52}
                  fontSize={name}
                  fill="var(--color-edge-ink)"
                  className="font-sans fractions"
                >
                  {`${thick}″`}
                </text>
                <Caption
                  x={isBeside ? width : right}
                  y={isBeside ? y + 8 : y + 52}
                  anchor="end"
                  size={size}
                  strong
                >
                  {said}
                </Caption>
              </g>
            )
          })}
          <Caption x={0} y={foot - (isBeside ? 6 : 26)}>
            {drawn.loaded.replace('{load}', String(drawn.loadLbPerFt))}
          </Caption>
          <Caption x={isBeside ? width : 0} y={foot - 6} anchor={isBeside ? 'end' : 'start'}>
            {drawn.scaled.replace('{scale}', caption)}
          </Caption>
        </>
      )}
    </PlateSheet>
  )
}

type ShelfProps = {
  id: string
  from: number
  to: number
  y: number
  thick: number
  sag: number
  pxPerIn: number
}

/** No further than the next shelf, which nobody would let it. */
const mostSag = 40

function Shelf({ from, to, y, thick, sag, pxPerIn }: ShelfProps) {
  const low = Math.min(sag, mostSag)
  const middle = (from + to) / 2
  // a parabola through its middle has its control point twice as low
  const bent = (at: number) => `Q${middle} ${at + 2 * low}`
  const sunk = (x: number) => low * (1 - ((x - middle) / ((to - from) / 2)) ** 2)
  const tall = Math.min(1, 64 / (9.2 * pxPerIn))
  return (
    <g>
      {rowOfBooks(from + 10, to - 10, pxPerIn).map(({ x, width, height }) => (
        <rect
          key={x}
          x={x}
          y={y + sunk(x + width / 2) - height * tall}
          width={width}
          height={height * tall}
          fill="var(--color-paper)"
          stroke="var(--color-text-second)"
          strokeWidth=".9"
        />
      ))}
      <path
        d={`M${from - 14} ${y}h14${bent(y)} ${to} ${y}h14v${thick}h-14${bent(y + thick)} ${from} ${y + thick}h-14Z`}
        fill="var(--color-edge-deep)"
        stroke="var(--color-edge-mid)"
        strokeWidth="1.25"
      />
      {[from - 14, to].map((x) => (
        <path
          key={x}
          d={`M${x} ${y + thick + 1}h14v5h-9v16h-5z`}
          fill="var(--color-text)"
          transform={x === to ? `matrix(-1 0 0 1 ${2 * to + 14} 0)` : undefined}
        />
      ))}
      <path
        d={`M${from} ${y + thick + 5}H${to}`}
        stroke="var(--color-text-second)"
        strokeDasharray="2 5"
        strokeWidth=".8"
      />
    </g>
  )
}

function rowOfBooks(from: number, to: number, pxPerIn: number) {
  const row: { x: number; width: number; height: number }[] = []
  let x = from
  for (let index = 0; ; index += 1) {
    const [wide, high] = books[index % books.length] ?? books[0]
    const width = Math.max(wide * pxPerIn, 5)
    if (x + width > to) return row
    row.push({ x, width, height: high * pxPerIn })
    x += width
  }
}
