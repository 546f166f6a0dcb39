import { Dimension } from '../marks/dimension'
import { paintOf } from '../marks/drawing-defs'
import { chooseScale } from '../to-scale/scale'
import type { Rect } from '../marks/shapes'
import { broughtOut } from './brought-out'
import { LeaderKey } from './leader'
import type { PlateFigures } from './plate-words'
import { Caption, PlateSheet } from './plate-view'

export type BrokenDrawn = { view: 'wide' | 'narrow'; scaled: string }

type Props = BrokenDrawn & PlateFigures & { widthIn: number; heightIn: number }

const views = {
  wide: { width: 680, height: 640, room: { width: 420, height: 440 }, size: 15 },
  narrow: { width: 390, height: 450, room: { width: 200, height: 300 }, size: 14 },
} as const

/** Where the stone went in, and the ends of the cracks, in shares of the pane. */
const hit = [0.62, 0.36] as const
const cracks = [
  [0, 0.12],
  [0.18, 0],
  [0.46, 0],
  [0.8, 0],
  [1, 0.1],
  [1, 0.44],
  [1, 0.86],
  [0.72, 1],
  [0.4, 1],
  [0.1, 1],
  [0, 0.66],
] as const
const rings = [0.13, 0.3]
const frameIn = 2.5
/** So much of the wall is shown at each side. */
const brickIn = 6
const ink = 'var(--color-text)'

/** A broken pane in its frame, and the tape laid from frame to frame both ways. */
export function BrokenPlate({ label, inches, view, scaled, widthIn, heightIn }: Props) {
  const { width, height, room, size } = views[view]
  const { pxPerIn, caption } = chooseScale({ widthIn, heightIn, room, largestPxPerIn: 8 })
  const pane = { width: widthIn * pxPerIn, height: heightIn * pxPerIn }
  const x = (width - pane.width) / 2
  const y = (height - pane.height) / 2 - 6
  const frame = Math.max(frameIn * pxPerIn, 8)
  const brick = Math.max(brickIn * pxPerIn, 18)
  const beside = frame + brick
  const at = ([across, down]: readonly [number, number]) => ({
    x: x + across * pane.width,
    y: y + down * pane.height,
  })
  const centre = at(hit)
  const tapeY = y + pane.height * 0.72
  const tapeX = x + pane.width * 0.24
  return (
    <PlateSheet {...{ label, width, height }} view={view}>
      {(id) => (
        <g>
          <Wall
            id={`${id}-wall`}
            {...{ pxPerIn }}
            x={x - beside}
            y={y - frame - 14}
            width={pane.width + 2 * beside}
            height={pane.height + 2 * frame + 34}
          />
          <rect
            x={x - frame - 10}
            y={y + pane.height + frame}
            width={pane.width + 2 * frame + 20}
            height="9"
            fill="var(--color-paper)"
            stroke={ink}
            strokeWidth="1.25"
          />
          <rect
            className="part part-c"
            style={broughtOut(3)}
            x={x - frame}
            y={y - frame}
            width={pane.width + 2 * frame}
            height={pane.height + 2 * frame}
            fill="var(--color-stone)"
            stroke={ink}
            strokeWidth="1.5"
          />
          <rect {...{ x, y }} {...pane} fill={paintOf(id).glass} stroke={ink} strokeWidth="1.25" />
          <g stroke="var(--color-edge-ink)" strokeWidth="1.25">
            {cracks.map((end) => {
              const to = at(end)
              const bend = {
                x: centre.x + (to.x - centre.x) * 0.55 + (to.y - centre.y) * 0.05,
                y: centre.y + (to.y - centre.y) * 0.55 - (to.x - centre.x) * 0.05,
              }
              return (
                <path
                  key={`${end[0]}-${end[1]}`}
                  d={`M${centre.x} ${centre.y}L${bend.x} ${bend.y}L${to.x} ${to.y}`}
                />
              )
            })}
            {rings.map((ring) => (
              <path
                key={ring}
                strokeWidth=".9"
                d={`M${cracks
                  .map((end) => at(end))
                  .map(
                    (to) =>
                      `${centre.x + (to.x - centre.x) * ring} ${centre.y + (to.y - centre.y) * ring}`,
                  )
                  .join('L')}Z`}
              />
            ))}
          </g>
          <circle
            cx={centre.x}
            cy={centre.y}
            r={1.4 * pxPerIn}
            fill="var(--color-ground)"
            stroke="var(--color-edge-ink)"
          />
          <Tape
            part="a"
            from={{ x, y: tapeY }}
            to={{ x: x + pane.width, y: tapeY }}
            pxPerIn={pxPerIn}
          />
          <Tape
            part="b"
            from={{ x: tapeX, y }}
            to={{ x: tapeX, y: y + pane.height }}
            pxPerIn={pxPerIn}
          />
          <Dimension
            mark={{
              ...{ axis: 'x', from: x, to: x + pane.width, at: y + pane.height + frame + 46 },
              ...{ figure: inches(widthIn), tone: 'focus', work: y + pane.height },
            }}
            size={size}
          />
          <Dimension
            mark={{
              ...{ axis: 'y', from: y, to: y + pane.height, at: x + pane.width + beside + 26 },
              ...{ figure: inches(heightIn), tone: 'focus', work: x + pane.width },
            }}
            size={size}
          />
          <LeaderKey part={0} at={{ x: x - beside - 26, y: tapeY }} to={{ x, y: tapeY }} />
          <LeaderKey part={1} at={{ x: tapeX, y: y - frame - 40 }} to={{ x: tapeX, y }} />
          <LeaderKey
            part={2}
            at={{ x: x - beside - 26, y: y + pane.height * 0.24 }}
            to={{ x: x - frame / 2, y: y + pane.height * 0.24 }}
          />
          <Caption x={width - 14} y={height - 10} anchor="end">
            {scaled.replace('{scale}', caption)}
          </Caption>
        </g>
      )}
    </PlateSheet>
  )
}

type WallProps = Rect & { id: string; pxPerIn: number }

/** The bricks beside the window, each eight inches long. */
function Wall({ id, pxPerIn, ...place }: WallProps) {
  const long = 8 * pxPerIn
  const high = (8 / 3) * pxPerIn
  return (
    <g>
      <pattern
        id={id}
        x={place.x}
        y={place.y}
        width={long}
        height={2 * high}
        patternUnits="userSpaceOnUse"
      >
        <path
          d={`M0 .5H${long}M0 ${high}H${long}M${long / 4} 0V${high}M${(long * 3) / 4} ${high}V${2 * high}`}
          stroke="var(--color-rule)"
        />
      </pattern>
      <rect {...place} fill="var(--color-ground)" />
      <rect {...place} fill={`url(#${id})`} />
    </g>
  )
}

type TapeProps = {
  part: 'a' | 'b'
  from: { x: number; y: number }
  to: { x: number; y: number }
  pxPerIn: number
}

/** A tape with a mark every inch, a longer one every six. */
function Tape({ part, from, to, pxPerIn }: TapeProps) {
  const isAcross = from.y === to.y
  const long = isAcross ? to.x - from.x : to.y - from.y
  const broad = 13
  const marks = Array.from({ length: Math.floor(long / pxPerIn) }, (_, index) => {
    const at = (index + 1) * pxPerIn
    const mark = (index + 1) % 6 === 0 ? 9 : 4
    return isAcross
      ? `M${from.x + at} ${from.y - broad / 2}v${mark}`
      : `M${from.x - broad / 2} ${from.y + at}h${mark}`
  })
  return (
    <g>
      <rect
        className={`part part-${part}`}
        style={broughtOut(3)}
        x={isAcross ? from.x : from.x - broad / 2}
        y={isAcross ? from.y - broad / 2 : from.y}
        width={isAcross ? long : broad}
        height={isAcross ? broad : long}
        fill="var(--color-paper)"
        stroke={ink}
      />
      <path d={marks.join('')} stroke={ink} strokeWidth=".8" />
    </g>
  )
}
