import type { Rect } from '../marks/shapes'

/** What a mirror shows: the room opposite with its window, inside a bevel lit from the upper left. */
export function ReflectedRoom({ id, pane, pxPerIn }: { id: string; pane: Rect; pxPerIn: number }) {
  const { x, y, width, height } = pane
  const bevel = Math.min(1.5 * pxPerIn, width / 8)
  const sash = {
    x: x + width * 0.18,
    y: y + height * 0.1,
    width: width * 0.6,
    height: height * 0.4,
  }
  const bar = Math.max(0.9 * pxPerIn, 1)
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="var(--color-glass-silver)" />
        <stop offset="1" stopColor="var(--color-glass-silver-deep)" />
      </linearGradient>
      <rect {...pane} fill={`url(#${id})`} />
      <rect {...sash} fill="var(--color-ground)" />
      <rect
        {...sash}
        y={sash.y + sash.height * 0.66}
        height={sash.height * 0.34}
        fill="var(--color-scene-leaf-light)"
      />
      <path
        d={`M${sash.x + sash.width / 2} ${sash.y}v${sash.height}M${sash.x} ${sash.y + sash.height / 2}h${sash.width}`}
        stroke="var(--color-glass-silver-edge)"
        strokeWidth={bar}
      />
      <rect {...sash} fill="none" stroke="var(--color-glass-silver-edge)" strokeWidth={bar} />
      <path
        d={`M${x} ${y + height}V${y}H${x + width}l${-bevel} ${bevel}H${x + bevel}V${y + height - bevel}Z`}
        fill="var(--color-paper)"
        opacity=".6"
      />
      <path
        d={`M${x + width} ${y}V${y + height}H${x}l${bevel} ${-bevel}H${x + width - bevel}V${y + bevel}Z`}
        fill="var(--color-glass-silver-edge)"
        opacity=".45"
      />
    </>
  )
}
