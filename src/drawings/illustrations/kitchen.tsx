import { GroundMark } from '../marks/section'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

/** A back-painted splash with its sockets cut out. */
export function KitchenDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="13 0 536 420" className={className}>
      <path
        d="M40 56h440v10H40z"
        fill="var(--color-stone)"
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      <path d="M40 66h440v130H40z" fill="var(--color-edge-mid)" />
      <path
        d="M120 196 214 66h50L170 196zM200 196 294 66h14L214 196z"
        fill="var(--color-paper)"
        fillOpacity="0.16"
      />
      <g fill="var(--color-ground)" stroke="var(--color-edge-ink)" strokeWidth="1.2">
        <path d="M96 112h24v36H96zM396 112h24v36h-24z" />
      </g>
      <path
        d="M40 196h440v14H40z"
        fill="var(--color-paper)"
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      <g fill="var(--color-stone)" stroke="var(--color-text)" strokeWidth="1.5">
        <path d="M46 210h144v140H46zM190 210h144v140H190zM334 210h140v140H334z" />
      </g>
      <path d="M256 196v-62q0-16 16-16t16 16v10" stroke="var(--color-text)" strokeWidth="4" />
      <path d="M172 230v30M208 230v30M352 230v30" stroke="var(--color-text)" strokeWidth="2.5" />
      <WidthMark from={40} to={480} y={26} object={50} figure={'110″'} />
      <HeightMark from={66} to={196} x={522} object={486} figure={'18″'} />
      <GroundMark from={14} to={548} y={352} />
    </Sheet>
  )
}
