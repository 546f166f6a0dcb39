import type { Rect } from '../marks/shapes'

type Props = { id: string; view: string; pane: Rect; pxPerIn: number }

const ribIn = 1.875
const mostRibs = 28
/** How much wider a rib looks than it is. */
const squeeze = 3.4

/** Every rib shows the view behind it squeezed and mirrored, with the light on its round. */
export function Reeds({ id, view, pane, pxPerIn }: Props) {
  const count = Math.min(mostRibs, Math.max(1, Math.round(pane.width / (ribIn * pxPerIn))))
  const rib = pane.width / count
  const seen = rib * squeeze
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="var(--color-edge-ink)" stopOpacity=".34" />
        <stop offset=".16" stopColor="var(--color-paper)" stopOpacity=".1" />
        <stop offset=".36" stopColor="var(--color-paper)" stopOpacity=".85" />
        <stop offset=".56" stopColor="var(--color-paper)" stopOpacity=".12" />
        <stop offset="1" stopColor="var(--color-edge-ink)" stopOpacity=".28" />
      </linearGradient>
      {Array.from({ length: count }, (_, index) => {
        const x = pane.x + index * rib
        const middle = x + rib / 2
        return (
          <g key={index}>
            <svg
              {...pane}
              x={x}
              width={rib}
              viewBox={`${middle - seen / 2} ${pane.y} ${seen} ${pane.height}`}
              preserveAspectRatio="none"
            >
              <use href={`#${view}`} transform={`translate(${middle * 2} 0) scale(-1 1)`} />
            </svg>
            <rect {...pane} x={x} width={rib} fill={`url(#${id})`} opacity=".8" />
          </g>
        )
      })}
    </>
  )
}
