import { GroundMark, HeightMark, PaneMark, WidthMark } from '@/ui/drawing/marks'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

const lites = [40, 132, 268, 360]

/** A storefront with transoms and a door between two pairs of lites. */
export function StorefrontDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <WidthMark from={40} to={452} y={24} object={48} figure={'20\' 0"'} />
      <rect
        x="34"
        y="58"
        width="424"
        height="286"
        fill="var(--color-paper)"
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      {lites.map((x) => (
        <g key={x}>
          <PaneMark x={x} y={64} width={x === 132 ? 130 : 88} height={58} shines={0} />
          {x === 132 ? null : <PaneMark x={x} y={128} width={88} height={210} />}
        </g>
      ))}
      <PaneMark x={132} y={128} width={62} height={213} />
      <PaneMark x={199} y={128} width={63} height={213} />
      <path d="M187 226v56M206 226v56" stroke="var(--color-text)" strokeWidth="3" />
      <HeightMark from={58} to={344} x={502} object={464} figure={'10\' 0"'} />
      <GroundMark from={10} to={540} y={345} />
      <WidthMark from={132} to={262} y={392} object={362} figure={'6\' 0"'} />
    </Sheet>
  )
}
