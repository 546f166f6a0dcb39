import { PaneMark } from '../marks/pane'
import { GroundMark, WallMark } from '../marks/section'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

/** Tall panels from floor to ceiling between two walls. */
export function GlassWallDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <WallMark x={50} from={30} to={356} side="left" />
      <WallMark x={470} from={30} to={356} />
      <path d="M50 30h420v8H50z" fill="var(--color-text)" />
      {[54, 138, 222, 306, 390].map((x, index) => (
        <PaneMark
          key={x}
          x={x}
          y={38}
          width={index === 4 ? 76 : 82}
          height={314}
          shines={index % 2 === 0 ? 2 : 1}
        />
      ))}
      <path d="M54 228h412v60H54z" fill="var(--color-ground)" fillOpacity="0.7" />
      <path
        d="M54 228h412M54 288h412"
        stroke="currentColor"
        strokeOpacity="0.5"
        strokeDasharray="5 4"
      />
      <path d="M50 350h420v6H50z" fill="var(--color-text)" />
      <HeightMark from={38} to={352} x={522} object={486} figure={'9′ 0″'} />
      <HeightMark from={228} to={288} x={24} figure="" />
      <GroundMark from={10} to={548} y={358} />
      <WidthMark from={54} to={136} y={402} object={376} figure={'36″'} />
    </Sheet>
  )
}
