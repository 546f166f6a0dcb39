import { GroundMark, HeightMark, WidthMark } from '@/ui/drawing/marks'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

const steps = Array.from({ length: 9 }, (_, index) => ({ x: 60 + index * 40, y: 330 - index * 28 }))

/** A flight of treads with a guard of glass panels beside it. */
export function StaircaseDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <g fill="var(--color-stone)" stroke="var(--color-text)" strokeWidth="1.5">
        {steps.map(({ x, y }) => (
          <path key={x} d={`M${x} ${y}h52v9h-52z`} />
        ))}
        <path d="M420 106h120v14H420z" />
      </g>
      {[0, 3, 6].map((first) => {
        const x = 66 + first * 40
        const y = 336 - first * 28
        return (
          <g key={first}>
            <path
              d={`M${x} ${y}v-84l116 -81.2v84z`}
              fill="var(--color-edge-tint)"
              fillOpacity="0.75"
              stroke="currentColor"
              strokeWidth="1.3"
            />
            <path
              d={`M${x + 22} ${y - 16}l40-76 16-11-40 76z`}
              fill="var(--color-paper)"
              fillOpacity="0.8"
            />
            <g fill="var(--color-text)">
              <circle cx={x + 22} cy={y - 20} r="3.5" />
              <circle cx={x + 94} cy={y - 70} r="3.5" />
            </g>
          </g>
        )
      })}
      <HeightMark from={252} to={336} x={34} object={60} figure={'36"'} />
      <WidthMark from={60} to={100} y={372} object={350} figure="" />
      <text
        x="112"
        y="377"
        fontSize="15"
        fontWeight="500"
        fill="currentColor"
        className="dimension-mark figures"
      >
        {'10"'}
      </text>
      <HeightMark from={106} to={339} x={520} figure={'9\' 1"'} />
      <GroundMark from={10} to={548} y={396} />
    </Sheet>
  )
}
