import { paintOf } from '../marks/drawing-defs'
import { broughtOut, thick } from './brought-out'

type Props = {
  /** Prefix of the drawing's own definitions. */
  id: string
  /** The middle of the glass, its upper end, and where it stands. */
  x: number
  top: number
  foot: number
  pxPerIn: number
  panes: 1 | 2
  /** Over both panes and what is between them. */
  thicknessIn?: number | undefined
  hasCoating: boolean
  /** Where a coating would lie, were it chosen. */
  hasPlaceOfCoating?: boolean
}

const usualIn = { 1: 0.25, 2: 1 } as const

/** A unit of an inch has panes of a quarter, a thinner one of an eighth. */
function makeUpOf({ panes, thicknessIn = usualIn[panes] }: Pick<Props, 'panes' | 'thicknessIn'>) {
  const paneIn = panes === 1 ? thicknessIn : thicknessIn < 1 ? 0.125 : 0.25
  return { paneIn, gapIn: panes === 1 ? 0 : thicknessIn - 2 * paneIn, wholeIn: thicknessIn }
}

const ink = 'var(--color-text)'

/** Where the faces of the glass lie, from the outside in, as it is drawn. */
export function facesOf({
  x,
  pxPerIn,
  ...made
}: Pick<Props, 'x' | 'pxPerIn' | 'panes' | 'thicknessIn'>) {
  const { paneIn, wholeIn } = makeUpOf(made)
  const whole = wholeIn * pxPerIn
  const outer = x - whole / 2
  return { outer, coating: outer + paneIn * pxPerIn, inner: x + whole / 2 }
}

/** Glass in its frame, cut through at the sill: one pane, or two with their spacer and seal. */
export function UnitSection({ id, x, top, foot, pxPerIn, ...made }: Props) {
  const { panes, hasCoating, hasPlaceOfCoating } = made
  const { outer, coating, inner } = facesOf({ x, pxPerIn, ...made })
  const { paneIn, gapIn } = makeUpOf(made)
  const of = (inches: number) => inches * pxPerIn
  const stop = (from: number, to: number) => (
    <path
      d={`M${from} ${foot - of(0.75)}H${to}V${foot + of(0.9)}H${from}Z`}
      fill="var(--color-stone)"
      stroke={ink}
      strokeWidth="1.25"
    />
  )
  return (
    <g>
      <rect
        x={outer - of(0.7)}
        y={foot + of(0.18)}
        width={inner - outer + of(1.4)}
        height={of(0.72)}
        fill="var(--color-stone)"
        stroke={ink}
        strokeWidth="1.25"
      />
      {stop(outer - of(0.7), outer - of(0.07))}
      {stop(inner + of(0.07), inner + of(0.7))}
      <rect x={outer} y={foot} width={inner - outer} height={of(0.18)} fill={ink} />
      <Pane x={outer} {...{ top, foot }} width={of(paneIn)} />
      {panes === 2 ? (
        <>
          <Pane x={inner - of(paneIn)} {...{ top, foot }} width={of(paneIn)} />
          {/* air has no line of its own to bring out */}
          <rect
            className="part part-b"
            style={broughtOut(2)}
            x={coating + 1}
            y={top + 12}
            width={of(gapIn) - 2}
            height={foot - of(0.72) - top - 12}
            stroke="none"
            strokeWidth="0"
          />
          <g className="part part-d">
            <rect
              x={coating}
              y={foot - of(0.36)}
              width={of(gapIn)}
              height={of(0.36)}
              fill="var(--color-text-second)"
            />
            <rect
              x={coating + 1}
              y={foot - of(0.7)}
              width={of(gapIn) - 2}
              height={of(0.34)}
              fill="var(--color-paper)"
              stroke={ink}
              strokeWidth="1.5"
            />
            <rect
              x={coating + 4}
              y={foot - of(0.7) + 4}
              width={of(gapIn) - 8}
              height={of(0.34) - 8}
              fill={paintOf(id).hatch}
            />
          </g>
        </>
      ) : null}
      {hasCoating ? (
        <path
          className="part part-c"
          d={`M${coating + 2} ${top + 12}V${foot - of(0.72)}`}
          stroke="var(--color-edge-ink)"
          {...thick(2.5)}
          strokeDasharray="7 3"
        />
      ) : hasPlaceOfCoating ? (
        <path
          className="part part-c"
          d={`M${coating + 3} ${top + 12}V${foot - of(0.72)}`}
          style={broughtOut(3)}
          stroke="var(--color-edge-mid)"
          strokeDasharray="2 5"
        />
      ) : null}
    </g>
  )
}

type PaneProps = { x: number; top: number; foot: number; width: number }

/** One pane in section, broken off at its upper end. */
function Pane({ x, top, foot, width }: PaneProps) {
  const step = width / 5
  const torn = `l${step} 5 ${step} -11 ${step} 9 ${step} -8 ${step} 5`
  return (
    <g>
      <path
        className="part part-a"
        style={broughtOut(2.5)}
        d={`M${x} ${foot}V${top}${torn}V${foot}Z`}
        fill="var(--color-edge-deep)"
        stroke="currentColor"
        strokeWidth="1.25"
      />
      <path
        d={`M${x + width * 0.7} ${top + 16}V${foot - 10}`}
        stroke="var(--color-paper)"
        opacity=".75"
      />
    </g>
  )
}
