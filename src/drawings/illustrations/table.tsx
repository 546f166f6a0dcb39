import { GroundMark } from '../marks/section'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

/** A dining table: its top from above, and the whole from the side. */
export function TableDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <path
        d="M80 60c60-14 300-14 360 0 14 34 14 74 0 108-60 14-300 14-360 0-14-34-14-74 0-108z"
        fill="var(--color-edge-tint)"
        stroke="currentColor"
        strokeWidth="1.4"
      />
      <path
        d="M150 166 236 54h46l-86 116zM214 170l86-118h12l-86 119z"
        fill="var(--color-paper)"
        fillOpacity="0.8"
      />
      <WidthMark from={70} to={450} y={24} figure={'96″'} />
      <HeightMark from={50} to={178} x={498} object={454} figure={'44″'} />
      <path
        d="M60 236h400v8H60z"
        fill="var(--color-edge-deep)"
        stroke="currentColor"
        strokeWidth="1.3"
      />
      <path
        d="M150 244l-34 112h24l30-112zM370 244l34 112h-24l-30-112z"
        fill="var(--color-stone)"
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      <HeightMark from={236} to={356} x={498} object={466} figure={'30″'} />
      <GroundMark from={30} to={540} y={357} />
    </Sheet>
  )
}
