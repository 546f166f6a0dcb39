import { PaneMark } from '../marks/pane'
import { GroundMark } from '../marks/section'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

/** A conference room behind frameless panels and a pivot door. */
export function PartitionDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <PaneMark x={40} y={50} width={116} height={294} shines={2} />
      <PaneMark x={158} y={50} width={116} height={294} />
      <PaneMark x={276} y={54} width={92} height={288} />
      <PaneMark x={370} y={50} width={116} height={294} shines={2} />
      <g stroke="var(--color-text)" strokeWidth="1.5">
        <path d="M84 262h160M104 262v82M224 262v82" />
        <path d="M72 228v60h26v56M256 228v60h-26v56" strokeOpacity="0.6" />
        <path d="M164 50v62M148 112h32l-6-14h-20z" fill="var(--color-stone)" />
      </g>
      <path d="M34 44h458v6H34z" fill="var(--color-text)" />
      <path d="M354 176v74" stroke="var(--color-text)" strokeWidth="3" />
      <path
        d="M284 56l76 142-76 142"
        stroke="currentColor"
        strokeOpacity="0.5"
        strokeDasharray="5 4"
      />
      <WidthMark from={276} to={368} y={20} object={42} figure={'36″'} />
      <HeightMark from={50} to={344} x={528} object={494} figure={'108″'} />
      <GroundMark from={10} to={548} y={345} />
      <WidthMark from={40} to={486} y={392} object={362} figure={'14′ 6″'} />
    </Sheet>
  )
}
