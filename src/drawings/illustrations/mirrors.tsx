import { GroundMark } from '../marks/section'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

const glass = { fill: 'var(--color-ground)', stroke: 'var(--color-edge-mid)', strokeWidth: 1.5 }

/** A round, an arched and a full-length mirror. */
export function MirrorsDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 480 400" className={className}>
      <circle cx="110" cy="130" r="72" {...glass} />
      <path d="M206 210V120a46 46 0 0 1 92 0v90z" {...glass} />
      <rect x="346" y="48" width="72" height="280" {...glass} />
      <g stroke="var(--color-edge-deep)" strokeWidth="2">
        <path d="M76 150l56-56M94 162l56-56M222 168l44-44M236 182l44-44" />
        <path d="M358 150l44-62M358 176l44-62" />
      </g>
      <WidthMark from={38} to={182} y={238} object={208} figure={'36″'} />
      <WidthMark from={206} to={298} y={238} object={216} figure={'23″'} />
      <HeightMark from={48} to={328} x={452} object={424} figure={'70″'} />
      <path
        d="M20 280h300v14H20z"
        fill="var(--color-stone)"
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      <path d="M34 294v44h272v-44" stroke="var(--color-text)" strokeWidth="1.5" />
      <path d="M170 294v44" stroke="var(--color-text)" strokeWidth="1.5" />
      <GroundMark from={8} to={460} y={354} />
    </Sheet>
  )
}
