import { PaneMark } from '../marks/pane'
import { GroundMark } from '../marks/section'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

/** A guard at the edge of a landing: three panels in a base channel under one rail. */
export function GuardDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <path d="M70 126h396v9H70z" fill="var(--color-text)" />
      {[76, 206, 336].map((x, index) => (
        <PaneMark key={x} x={x} y={135} width={124} height={165} shines={index === 1 ? 1 : 2} />
      ))}
      <path d="M66 300h404v14H66z" fill="var(--color-text)" />
      <path
        d="M30 314h490v34H30z"
        fill="var(--color-stone)"
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      <HeightMark from={126} to={314} x={512} object={470} figure={'42″'} />
      <WidthMark from={76} to={200} y={92} object={122} figure={'48″'} />
      <GroundMark from={10} to={548} y={396} />
    </Sheet>
  )
}
