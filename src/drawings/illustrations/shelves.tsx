import { WallMark } from '../marks/section'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

/** Three shelves on a wall with what stands on them. */
export function ShelvesDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 400" className={className}>
      <WallMark x={60} from={40} to={372} side="left" />
      {[122, 222, 322].map((y) => (
        <g key={y}>
          <path
            d={`M62 ${y}h360v8H62z`}
            fill="var(--color-edge-deep)"
            stroke="currentColor"
            strokeWidth="1.2"
          />
          <path d={`M62 ${y + 8}h16v10H62z`} fill="var(--color-text)" />
          <path d={`M300 ${y + 8}h16v10h-16z`} fill="var(--color-text)" />
        </g>
      ))}
      <g fill="var(--color-stone)" stroke="var(--color-text)" strokeWidth="1.4">
        <path d="M110 122V58h18v64zM130 122V68h14v54zM147 122l14-58 15 4-13 54z" />
        <path d="M250 122c-14-8-14-30-4-40h22c10 10 10 32-4 40zM248 82l-4-12h30l-4 12z" />
        <path d="M104 222c-10-16-4-38 10-44v-10h14v10c14 6 20 28 10 44z" />
        <path d="M220 222v-26h62v26zM232 196v-16h40v16z" />
        <path d="M120 322v-46h44v46zM190 322v-58h16v58zM208 322v-50h14v50zM225 322v-62h18v62z" />
      </g>
      <WidthMark from={62} to={422} y={22} object={112} figure={'48″'} />
      <HeightMark from={122} to={222} x={470} object={428} figure={'14″'} />
      <HeightMark from={222} to={322} x={470} object={428} figure={'14″'} />
      <path d="M400 334v24" stroke="currentColor" />
      <text
        x="400"
        y="376"
        textAnchor="middle"
        fontSize="15"
        fontWeight="500"
        fill="currentColor"
        className="figures"
      >
        {'3/8″'}
      </text>
    </Sheet>
  )
}
