import { PaneMark } from '../marks/pane'
import { GroundMark } from '../marks/section'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

/** A steel garden door, a frameless door and a barn door, on one ground line. */
export function DoorsDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <g>
        <rect
          x="40"
          y="74"
          width="116"
          height="270"
          fill="var(--color-paper)"
          stroke="var(--color-text)"
          strokeWidth="2.5"
        />
        {[84, 150, 216, 282].map((y) => (
          <g key={y}>
            <PaneMark x={48} y={y} width={46} height={56} shines={0} />
            <PaneMark x={102} y={y} width={46} height={56} shines={0} />
          </g>
        ))}
        <path d="M144 204v34" stroke="var(--color-text)" strokeWidth="4" />
      </g>
      <PaneMark x={218} y={74} width={110} height={268} shines={2} />
      <g fill="var(--color-text)">
        <path d="M216 72h40v9h-40zM216 335h40v9h-40z" />
        <path d="M312 170h4v76h-4z" />
      </g>
      <path d="M356 58h186v4H356z" fill="var(--color-text)" />
      <circle
        cx="402"
        cy="60"
        r="10"
        fill="var(--color-ground)"
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      <circle
        cx="474"
        cy="60"
        r="10"
        fill="var(--color-ground)"
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      <path d="M402 68v12M474 68v12" stroke="var(--color-text)" strokeWidth="3" />
      <PaneMark x={384} y={78} width={110} height={264} />
      <path d="M478 178v60" stroke="var(--color-text)" strokeWidth="4" />
      <WidthMark from={218} to={328} y={26} object={66} figure={'36″'} />
      <HeightMark from={74} to={344} x={190} figure={'84″'} />
      <GroundMark from={14} to={548} y={345} />
    </Sheet>
  )
}
