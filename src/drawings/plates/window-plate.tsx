import { aboutPounds } from '@/domain/measure/about-pounds'
import { Dimension } from '../marks/dimension'
import { GlassPane } from '../marks/glass-pane'
import type { Point } from '../marks/shapes'
import { chooseScale } from '../to-scale/scale'
import { Leader, LeaderKey } from './leader'
import type { PlateFigures } from './plate-words'
import { Caption, narrowFloor, PlateFloor, PlateSheet } from './plate-view'
import { SunAndHeat } from './sun-and-heat'
import { facesOf, UnitSection } from './unit-section'

export type WindowDrawn = {
  view: 'wide' | 'narrow'
  /** `{scale}` is the part of an inch that stands for a foot. */
  scaled: string
  outside: string
  inside: string
  /** `{area}` and `{weight}` stand in it. */
  pane: string
  /** What each make-up is called by who cannot see it, and by its drawing. */
  says: Record<MakeUp, { label: string; made: string }>
  made: WindowMade
}

/** What the price is of. */
export type WindowMade = {
  panes: 1 | 2
  hasCoating: boolean
  thicknessIn: number
  /** Of the whole unit, in pounds. */
  lbPerSqFt: number
}

type MakeUp = 'one' | 'two' | 'coated'

export function makeUpOf({ panes, hasCoating }: WindowMade): MakeUp {
  return panes === 1 ? 'one' : hasCoating ? 'coated' : 'two'
}

type Props = WindowDrawn & PlateFigures & { widthIn: number; heightIn: number }

const layouts = {
  wide: {
    ...{ width: 1000, height: 560, sill: 486, x: 250, pxPerIn: 96, top: 76 },
    ...{ elevation: { x: 800, room: { width: 250, height: 330 } }, rays: [150, 236, 322] },
    sidesY: 24,
    ...{ from: 26, to: 400, pastInner: null },
  },
  narrow: {
    ...{ width: 390, height: 442, sill: 364, x: 92, pxPerIn: 48, top: 72 },
    ...{ elevation: { x: 278, room: { width: 128, height: 232 } }, rays: [112, 172, 220] },
    // above the thickness, which takes most of the width between them
    sidesY: 25,
    // the sun ends between the leaders, well before their keys
    ...{ from: 17, to: 158, pastInner: 20 },
  },
} as const

/** The rules under the four names; a narrow drawing has keys instead. */
const names: Point[] = [
  { x: 430, y: 60 },
  { x: 430, y: 182 },
  { x: 430, y: 290 },
  { x: 430, y: 408 },
]

/** A sealed unit cut through at the sill, and the window that it fills. */
export function WindowPlate({ label, inches, view, widthIn, heightIn, made, ...words }: Props) {
  const place = layouts[view]
  const { x, top, sill, pxPerIn, rays, from, to, pastInner, elevation } = place
  const foot = sill - 0.9 * pxPerIn
  const faces = facesOf({ x, pxPerIn, ...made })
  const scale = chooseScale({ widthIn, heightIn, room: elevation.room, largestPxPerIn: 6 })
  const half = (made.thicknessIn / 2) * pxPerIn
  const isUnit = made.panes === 2
  const anchors: Point[] = [
    { x: faces.inner - 0.12 * pxPerIn, y: top + 0.16 * (foot - top) },
    { x: x + 4, y: top + 0.42 * (foot - top) },
    { x: faces.coating + 2, y: top + 0.66 * (foot - top) },
    { x: x + 6, y: foot - 0.52 * pxPerIn },
  ]
  return (
    <PlateSheet
      label={label}
      view={view === 'wide' ? 'wide' : 'narrow'}
      width={place.width}
      height={place.height}
    >
      {(id) => (
        <>
          <SunAndHeat
            {...faces}
            {...made}
            from={from}
            to={pastInner === null ? to : faces.inner + pastInner}
            at={[...rays]}
          />
          <UnitSection {...{ id, x, top, foot, pxPerIn, ...made }} hasPlaceOfCoating={isUnit} />
          <Dimension
            mark={{
              ...{ axis: 'x', from: x - half, to: x + half, at: top - 26, tone: 'focus' },
              figure: inches(made.thicknessIn),
            }}
          />
          <Caption x={from} y={place.sidesY} strong>
            {words.outside}
          </Caption>
          <Caption x={to - 10} y={place.sidesY} anchor="end" strong>
            {words.inside}
          </Caption>
          <Elevation
            {...{ id, widthIn, heightIn, inches, view, sill }}
            x={elevation.x}
            pxPerIn={scale.pxPerIn}
            pane={words.pane}
            lbPerSqFt={made.lbPerSqFt}
          />
          <Caption x={from} y={sill + 30} strong>
            {words.says[makeUpOf(made)].made}
          </Caption>
          {view === 'wide' ? (
            <PlateFloor id={id} y={sill} to={place.width} />
          ) : (
            <PlateFloor
              id={id}
              y={sill}
              from={narrowFloor.from}
              to={place.width + narrowFloor.beyond}
            />
          )}
          <Caption x={place.width - 16} y={place.height - 10} anchor="end">
            {words.scaled.replace('{scale}', scale.caption)}
          </Caption>
          {anchors.map((point, part) => {
            const name = names[part]
            return view === 'wide' ? (
              name && (
                <Leader
                  key={part}
                  {...{ part, from: name, to: point }}
                  run={220}
                  isAbsent={!isUnit}
                />
              )
            ) : !isUnit ? null : (
              <LeaderKey key={part} part={part} at={{ x: 176, y: point.y }} to={point} />
            )
          })}
        </>
      )}
    </PlateSheet>
  )
}

type ElevationProps = Pick<Props, 'widthIn' | 'heightIn' | 'inches' | 'view' | 'pane'> & {
  id: string
  x: number
  sill: number
  pxPerIn: number
  lbPerSqFt: number
}

const frameIn = 2

/** The window from the room, standing on its stool. */
function Elevation({ id, x, sill, pxPerIn, widthIn, heightIn, ...drawn }: ElevationProps) {
  const frame = Math.max(frameIn * pxPerIn, 3)
  const glass = {
    x: x - (widthIn * pxPerIn) / 2,
    y: sill - frame - 8 - heightIn * pxPerIn,
    width: widthIn * pxPerIn,
    height: heightIn * pxPerIn,
  }
  const area = (widthIn * heightIn) / 144
  const said = drawn.pane
    .replace('{area}', area.toFixed(1))
    .replace('{weight}', String(aboutPounds(area * drawn.lbPerSqFt)))
  const size = drawn.view === 'wide' ? 15 : 14
  return (
    <g>
      <rect
        x={glass.x - frame}
        y={glass.y - frame}
        width={glass.width + 2 * frame}
        height={glass.height + 2 * frame}
        fill="var(--color-paper)"
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      <GlassPane pane={glass} id={id} name="window" />
      <path
        d={`M${glass.x - frame - 12} ${sill - 8}h${glass.width + 2 * frame + 24}v8h${-(glass.width + 2 * frame + 24)}Z`}
        fill="var(--color-stone)"
        stroke="var(--color-text)"
        strokeWidth="1.25"
      />
      <Dimension
        mark={{
          ...{ axis: 'x', from: glass.x, to: glass.x + glass.width, tone: 'focus' },
          ...{ at: Math.max(glass.y - frame - 24, 16), figure: drawn.inches(widthIn) },
        }}
        size={size}
      />
      <Dimension
        mark={{
          ...{ axis: 'y', from: glass.y, to: glass.y + glass.height, tone: 'inherited' },
          ...{ at: glass.x + glass.width + frame + 24, figure: drawn.inches(heightIn) },
        }}
        size={size}
      />
      <Caption x={x} y={sill + 30} anchor="middle" strong>
        {said}
      </Caption>
    </g>
  )
}
