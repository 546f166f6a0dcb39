import type { Rect } from '../marks/shapes'
import { EtchFilter, RainFilter } from './material-filter'
import type { MaterialLook } from './material-look'
import { ReflectedRoom } from './reflected-room'
import { Reeds } from './reeds'

type Props = {
  /** Of this pane alone. */
  id: string
  /** The id of what stands behind it. */
  view: string
  pane: Rect
  pxPerIn: number
  effect: MaterialLook['effect']
}

/** A film is a band at the height of a body, of a share of the pane. */
const band = { from: 0.2, to: 0.72 }

/** What a glass makes of the view behind it; nothing where the view is seen as it is. */
export function SeenThrough({ id, view, pane, pxPerIn, effect }: Props) {
  switch (effect) {
    case null:
      return null
    case 'room':
      return <ReflectedRoom {...{ id, pane, pxPerIn }} />
    case 'reeds':
      return <Reeds {...{ id, view, pane, pxPerIn }} />
    case 'rain':
      return (
        <>
          <RainFilter id={id} area={pane} pxPerIn={pxPerIn} />
          <rect {...pane} fill="var(--color-glass-rain)" />
          <use href={`#${view}`} filter={`url(#${id})`} />
        </>
      )
    case 'etch':
      return <Etched {...{ id, view, pxPerIn }} area={pane} />
    case 'band':
      return <Etched {...{ id, view, pxPerIn }} area={bandOf(pane)} isFilm />
  }
}

type EtchedProps = Pick<Props, 'id' | 'view' | 'pxPerIn'> & { area: Rect; isFilm?: boolean }

function Etched({ id, view, pxPerIn, area, isFilm = false }: EtchedProps) {
  return (
    <>
      <EtchFilter id={id} area={area} pxPerIn={pxPerIn} />
      <clipPath id={`${id}-area`}>
        <rect {...area} />
      </clipPath>
      <g clipPath={`url(#${id}-area)`}>
        <rect {...area} fill="var(--color-glass-etch)" />
        <use href={`#${view}`} filter={`url(#${id})`} />
      </g>
      {isFilm ? <Film area={area} /> : null}
    </>
  )
}

/** The frosted band of a film, and its two cut edges. */
export function Film({ area }: { area: Rect }) {
  const { x, y, width, height } = area
  return (
    <>
      <rect {...area} fill="var(--color-paper)" opacity=".5" />
      <path
        d={`M${x} ${y}h${width}M${x} ${y + height}h${width}`}
        stroke="var(--color-paper)"
        strokeWidth="1.4"
      />
    </>
  )
}

/** Where the film of a pane is. */
export function bandOf({ x, y, width, height }: Rect): Rect {
  return { x, y: y + height * band.from, width, height: height * (band.to - band.from) }
}
