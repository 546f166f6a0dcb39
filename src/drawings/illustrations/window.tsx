import { PaneMark } from '../marks/pane'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

/** A picture window between two casements, 96 by 60 inches. */
export function WindowDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 480 380" className={className}>
      <WidthMark from={50} to={400} y={24} object={52} figure={'96″'} />
      <HeightMark from={60} to={300} x={440} object={410} figure={'60″'} />
      <rect
        x="50"
        y="60"
        width="350"
        height="240"
        fill="var(--color-paper)"
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      <PaneMark x={64} y={74} width={74} height={212} />
      <PaneMark x={152} y={74} width={146} height={212} shines={2} />
      <PaneMark x={312} y={74} width={74} height={212} />
      <path d="M145 60v240M305 60v240" stroke="var(--color-text)" strokeWidth="1.5" />
      <path
        d="M64 74l74 106-74 106M386 74l-74 106 74 106"
        stroke="currentColor"
        strokeOpacity="0.5"
        strokeDasharray="5 4"
      />
      <path
        d="M36 300h378v12H36z"
        fill="var(--color-stone)"
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      <WidthMark from={152} to={298} y={344} object={318} figure={'40″'} />
    </Sheet>
  )
}
