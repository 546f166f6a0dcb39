import { aboutPounds } from '@/domain/measure/about-pounds'
import { Dimension } from '../marks/dimension'
import { drafted } from '../marks/dimension-look'
import { chooseScale } from '../to-scale/scale'
import * as doors from './door-kinds'
import type { PlateFigures } from './plate-words'
import { Caption, PlateFloor, PlateSheet } from './plate-view'
import type { PlateView } from './plate-view'

export type DoorsDrawn = {
  view: PlateView
  /** What a leaf of each weighs, in pounds; of the patio door, a square foot of its panes. */
  patioLbPerSqFt: number
  entryLb: number
  framelessLb: number
  pairLb: number
  /** `{weight}` stands in them. */
  weighs: string
  weighsEach: string
  scaled: string
  /** The same where the patio door is too large for that scale. */
  reduced: string
  /** That it is, in two words. */
  smaller: string
  /** What each is called, where it has no note of its own below it. */
  names?: string[]
}

type Props = DoorsDrawn & PlateFigures & { widthIn: number; heightIn: number }

const views = {
  wide: { width: 1248, perRow: 4, pxPerIn: 3, size: 15, figure: 34, words: 13 },
  tablet: { width: 704, perRow: 4, pxPerIn: 1.75, size: 14, figure: 24, words: 13 },
  phone: { width: 358, perRow: 2, pxPerIn: 1.75, size: 13, figure: 24, words: 14 },
} as const

/** Above the tallest door: its width. */
const head = 54

/** A small desk shows a tablet's view a third larger than a tablet does: its words are as large as there. */
const evenWords = 'lg:[&_text]:[font-size:9.5px]'

/** So that the figure of the narrowest door, too, stands in its line. */
const look = { ...drafted, gap: 10 }

/** What is drawn at another scale stands on a floor of its own: half of what is free between the two. */
const ownFloorGap = 13

/** As high as a patio door around a pane of 80 inches. */
const tallestIn = 88

const nameLine = 20

/** As much as the half of a phone holds. */
const mostInLine = 22

function nameInLines(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && longer.length <= mostInLine) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Four doors on one floor, each with its way of opening below it and its weight; the pane that is priced is marked. */
export function DoorsPlate({ label, inches, view, widthIn, heightIn, ...drawn }: Props) {
  const { width, perRow, pxPerIn, size, figure, words: wordsSize } = views[view]
  const bay = width / perRow
  const pane = { widthIn, heightIn }
  const paneLb = (widthIn * heightIn * drawn.patioLbPerSqFt) / 144
  const patio = doors.patioAround(pane)
  const room = { width: bay - 26, height: tallestIn * pxPerIn }
  const isToScale = patio.widthIn * pxPerIn <= room.width && patio.heightIn * pxPerIn <= room.height
  const patioPxPerIn = isToScale
    ? pxPerIn
    : Math.min(pxPerIn, chooseScale({ ...patio, room, largestPxPerIn: 3 }).pxPerIn)
  const floorIn = head + tallestIn * pxPerIn
  const planIn = floorIn + 44
  const figureIn = planIn + 38 * pxPerIn + figure + 8
  const names = (drawn.names ?? []).map(nameInLines)
  const linesOfNames = Math.max(0, ...names.map((lines) => lines.length))
  const rowHeight = figureIn + 18 + linesOfNames * nameLine
  const rows = 4 / perRow
  const kinds = [
    { size: patio, lb: paneLb, words: drawn.weighsEach, Kind: null },
    { size: doors.entry, lb: drawn.entryLb, words: drawn.weighs, Kind: doors.EntryDoor },
    {
      size: doors.frameless,
      lb: drawn.framelessLb,
      words: drawn.weighs,
      Kind: doors.FramelessDoor,
    },
    { size: doors.pair, lb: drawn.pairLb, words: drawn.weighsEach, Kind: doors.DoorPair },
  ]
  return (
    <PlateSheet
      label={label.replace('{weight}', String(Math.round(paneLb)))}
      {...{ view, width }}
      height={rowHeight * rows}
    >
      {(id) => (
        <>
          {isToScale ? null : <PlateFloor id={id} y={floorIn} to={bay - ownFloorGap} />}
          {Array.from({ length: rows }, (_, row) => (
            <PlateFloor
              key={row}
              id={id}
              y={row * rowHeight + floorIn}
              from={isToScale || row > 0 ? 0 : bay + ownFloorGap}
              to={width}
            />
          ))}
          {kinds.map(({ size: door, lb, words, Kind }, index) => {
            const scale = Kind ? pxPerIn : patioPxPerIn
            const top = Math.floor(index / perRow) * rowHeight
            const x = bay * ((index % perRow) + 0.5)
            const place = {
              ...{ id, x, pxPerIn: scale, name: `door-${index}` },
              ...{ floorY: top + floorIn, planY: top + planIn },
            }
            const left = x - (door.widthIn * scale) / 2
            const measured = Kind
              ? { from: left, widthIn: door.widthIn }
              : { from: left + doors.patioRailIn * scale, widthIn }
            const headY = top + floorIn - door.heightIn * scale
            return (
              <g
                key={index}
                stroke="currentColor"
                className={`part part-${String.fromCharCode(97 + index)}`}
              >
                {Kind ? <Kind {...place} /> : <doors.PatioDoor {...place} pane={pane} />}
                <Dimension
                  mark={{
                    ...{ axis: 'x', at: headY - 22, work: headY },
                    ...{ from: measured.from, to: measured.from + measured.widthIn * scale },
                    ...{ figure: inches(measured.widthIn), tone: Kind ? 'inherited' : 'focus' },
                  }}
                  {...{ size, look }}
                />
                {Kind || isToScale || view === 'wide' ? null : (
                  <g className={view === 'tablet' ? evenWords : undefined}>
                    <Caption x={x} y={top + planIn + 46} anchor="middle" size={wordsSize}>
                      {drawn.smaller}
                    </Caption>
                  </g>
                )}
                <text
                  x={x}
                  y={top + figureIn}
                  textAnchor="middle"
                  fontSize={figure}
                  fill="var(--color-edge-ink)"
                  stroke="none"
                  className="font-display figures"
                >
                  {words.replace('{weight}', String(aboutPounds(lb)))}
                </text>
                {names[index]?.map((line, at) => (
                  <Caption
                    key={at}
                    x={x}
                    y={top + figureIn + (at + 1) * nameLine}
                    anchor="middle"
                    size={wordsSize}
                    strong
                  >
                    {line}
                  </Caption>
                ))}
              </g>
            )
          })}
          {view !== 'wide' ? null : (
            <Caption x={0} y={floorIn + 24}>
              {isToScale ? drawn.scaled : drawn.reduced}
            </Caption>
          )}
        </>
      )}
    </PlateSheet>
  )
}
