import { figureWidth } from '../marks/dimension-figure'
import { pointList, shineBands } from '../marks/glass-shine'
import type { Rect } from '../marks/shapes'
import type { GlassMaterial, MaterialDetail } from './glass-material'
import { materialLooks } from './material-look'
import { ReflectedRoom } from './reflected-room'
import { sceneId } from './scene'
import { bandOf, Film, SeenThrough } from './seen-through'
import { veilId } from './veil'

type Props = {
  pane: Rect
  /** Prefix of the drawing's own definitions. */
  id: string
  /** Tells the panes of one drawing apart. */
  name: string | number
  material: GlassMaterial
  detail: MaterialDetail
  pxPerIn: number
  /** Stands in the pane where colours are forced, in place of the look. */
  label?: string | null
}

/** A pane of the glass that was chosen, before what stands behind it, with its polished edge. */
export function MaterialPane({ label = null, ...props }: Props) {
  const { pane, material, detail } = props
  const { x, y, width, height } = pane
  const { edge } = materialLooks[material]
  const isWide = detail !== 'flat' && width > 12 && height > 12
  return (
    <g>
      <MaterialBody {...props} />
      {isWide ? (
        <>
          <EdgeLine pane={pane} inset={2} stroke={edge} strokeWidth={3} strokeOpacity={0.42} />
          <EdgeLine
            pane={pane}
            inset={3.8}
            stroke="var(--color-paper)"
            strokeWidth={0.7}
            strokeOpacity={0.7}
          />
        </>
      ) : null}
      <EdgeLine pane={pane} inset={0.6} stroke={edge} strokeWidth={1.3} />
      {label === null ? null : (
        <text
          x={x + width / 2}
          y={y + height / 2}
          {...(figureWidth(label, 13) + 8 > width
            ? { transform: `rotate(-90 ${x + width / 2} ${y + height / 2})` }
            : {})}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="13"
          fill="var(--color-text)"
          className="hidden forced-colors:block"
        >
          {label}
        </text>
      )}
    </g>
  )
}

/** The glass without its edge, as it also fills a pane whose size is still awaited. */
export function MaterialBody({ pane, id, name, material, detail, pxPerIn }: Props) {
  const { light, effect, isTinted = false } = materialLooks[material]
  const own = `${id}-material-${name}`
  const isFilm = effect === 'band'
  return (
    // on paper glass is its outline, and the tile behind it is seen
    <g className="print:hidden forced-colors:hidden">
      <clipPath id={`${own}-clip`}>
        <rect {...pane} />
      </clipPath>
      <g clipPath={`url(#${own}-clip)`}>
        {/* what a tint is multiplied with has to be in its own group */}
        {isTinted && detail !== 'flat' ? <use href={`#${sceneId(id)}`} /> : null}
        {detail === 'full' ? (
          <SeenThrough id={own} view={sceneId(id)} {...{ pane, pxPerIn, effect }} />
        ) : effect === 'room' ? (
          <ReflectedRoom id={own} {...{ pane, pxPerIn }} />
        ) : null}
        <rect
          {...pane}
          fill={`url(#${veilId(id)})`}
          className={isTinted ? 'mix-blend-multiply' : undefined}
        />
        {isFilm && detail !== 'full' ? <Film area={bandOf(pane)} /> : null}
        {light > 0 && detail !== 'flat'
          ? shineBands(pane).map(({ points, opacity }) => (
              <polygon
                key={opacity}
                points={pointList(points)}
                fill="var(--color-paper)"
                opacity={opacity * light}
              />
            ))
          : null}
      </g>
    </g>
  )
}

type EdgeProps = {
  pane: Rect
  inset: number
  stroke: string
  strokeWidth: number
  strokeOpacity?: number
}

function EdgeLine({ pane: { x, y, width, height }, inset, ...stroke }: EdgeProps) {
  return (
    <rect
      x={x + inset}
      y={y + inset}
      width={Math.max(width - inset * 2, 0.1)}
      height={Math.max(height - inset * 2, 0.1)}
      fill="none"
      {...stroke}
    />
  )
}
