import { GroundMark } from '../marks/section'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'
import { StorefrontWall } from './storefront-wall'

const board = { left: 262, right: 362 }

/** A storefront the night after, from its door on: one lite boarded up, and the size of the glass that comes. */
export function BoardUpDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="176 0 372 366" className={className}>
      <StorefrontWall />
      <path
        d={`M${board.left} 122H${board.right}V343H${board.left}z`}
        fill="var(--color-stone)"
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      <path
        d={`M${board.left} 196H${board.right}M${board.left} 270H${board.right}`}
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      <path
        d="M270 140q40 9 84 0M270 160q30-8 84 2M270 180q50 8 84-2M270 214q34 9 84 0M270 234q44-9 84 0M270 254q30 8 84 0M270 288q46-8 84 2M270 308q30 9 84 0M270 328q50-8 84 0"
        stroke="var(--color-tick)"
      />
      <path
        d={[130, 188, 204, 262, 278, 335]
          .map((y) => `M${board.left + 6} ${y}h.01M${board.right - 6} ${y}h.01`)
          .join('')}
        stroke="var(--color-text)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <WidthMark from={268} to={356} y={24} object={118} figure={'51″'} fontSize={24} />
      <HeightMark from={128} to={338} x={502} object={464} figure={'88″'} fontSize={24} />
      <GroundMark from={10} to={540} y={345} />
    </Sheet>
  )
}
