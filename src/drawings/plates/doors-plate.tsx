import { aboutPounds } from '@/domain/measure/about-pounds'
import { Dimension } from '../marks/dimension'
import { chooseScale } from '../to-scale/scale'
import { splitOpening } from '@/domain/glass-rules/split-opening'
import { DoorPair, entry, EntryDoor, FramelessDoor, pair, patio, PatioDoor } from './door-kinds'
import type { PlateFigures } from './plate-words'
import { Caption, PlateFloor, PlateSheet } from './plate-view'
import type { PlateView } from './plate-view'

export type DoorsDrawn = {
  view: PlateView
  mostDoorIn: number
  /** What a leaf of each weighs, in pounds; of the frameless one, a square foot of it. */
  patioLb: number
  entryLb: number
  framelessLbPerSqFt: number
  pairLb: number
  /** `{weight}` stands in them. */
  weighs: string
  weighsEach: string
  scaled: string
}

type Props = DoorsDrawn & PlateFigures & { widthIn: number; heightIn: number }

const views = {
  wide: { width: 1248, perRow: 4, pxPerIn: 3, size: 15, figure: 34 },
  tablet: { width: 704, perRow: 4, pxPerIn: 1.75, size: 14, figure: 24 },
  phone: { width: 358, perRow: 2, pxPerIn: 1.75, size: 13, figure: 24 },
} as const

/** Above the tallest door: its width. */
const head = 46

/** Four doors on one floor, each with its way of opening below it and its weight. */
export function DoorsPlate({ label, inches, view, widthIn, heightIn, ...drawn }: Props) {
  const { width, perRow, pxPerIn, size, figure } = views[view]
  const bay = width / perRow
  const parts = splitOpening(widthIn, drawn.mostDoorIn)
  const door = parts.find(({ role }) => role === 'door') ?? parts[0] ?? { widthIn }
  const frameless = (door.widthIn * heightIn * drawn.framelessLbPerSqFt) / 144
  const room = { width: bay - 26, height: pair.heightIn * pxPerIn }
  const own = Math.min(pxPerIn, chooseScale({ widthIn, heightIn, room, largestPxPerIn: 3 }).pxPerIn)
  const isToScale = widthIn * pxPerIn <= room.width && heightIn * pxPerIn <= room.height
  const ownPxPerIn = isToScale ? pxPerIn : own
  const floorIn = head + pair.heightIn * pxPerIn
  const planIn = floorIn + 44
  const rowHeight = planIn + 38 * pxPerIn + figure + 26
  const rows = 4 / perRow
  const kinds = [
    { size: patio, lb: drawn.patioLb, words: drawn.weighsEach, Kind: PatioDoor, scale: pxPerIn },
    { size: entry, lb: drawn.entryLb, words: drawn.weighs, Kind: EntryDoor, scale: pxPerIn },
    {
      size: { widthIn, heightIn },
      lb: frameless,
      words: drawn.weighs,
      Kind: null,
      scale: ownPxPerIn,
    },
    { size: pair, lb: drawn.pairLb, words: drawn.weighsEach, Kind: DoorPair, scale: pxPerIn },
  ]
  return (
    <PlateSheet
      label={label.replace('{weight}', String(Math.round(frameless)))}
      {...{ view, width }}
      height={rowHeight * rows}
    >
      {(id) => (
        <>
          {Array.from({ length: rows }, (_, row) => (
            <PlateFloor key={row} id={id} y={row * rowHeight + floorIn} to={width} />
          ))}
          {kinds.map(({ size: door, lb, words, Kind, scale }, index) => {
            const top = Math.floor(index / perRow) * rowHeight
            const x = bay * ((index % perRow) + 0.5)
            const place = {
              ...{ id, x, pxPerIn: scale, name: `door-${index}` },
              ...{ floorY: top + floorIn, planY: top + planIn },
            }
            const half = (door.widthIn * scale) / 2
            const headY = top + floorIn - door.heightIn * scale
            return (
              <g
                key={index}
                stroke="currentColor"
                className={`part part-${String.fromCharCode(97 + index)}`}
              >
                {Kind ? <Kind {...place} /> : <FramelessDoor {...place} {...{ parts, heightIn }} />}
                <Dimension
                  mark={{
                    ...{ axis: 'x', from: x - half, to: x + half, at: headY - 22, work: headY },
                    ...{ figure: inches(door.widthIn), tone: Kind ? 'inherited' : 'focus' },
                  }}
                  size={size}
                />
                <text
                  x={x}
                  y={top + rowHeight - 18}
                  textAnchor="middle"
                  fontSize={figure}
                  fill="var(--color-edge-ink)"
                  stroke="none"
                  className="font-display figures"
                >
                  {words.replace('{weight}', String(aboutPounds(lb)))}
                </text>
              </g>
            )
          })}
          {view !== 'wide' ? null : (
            <Caption x={width} y={floorIn + 24} anchor="end">
              {drawn.scaled}
            </Caption>
          )}
        </>
      )}
    </PlateSheet>
  )
}
