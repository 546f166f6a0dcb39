import { GroundMark } from '../marks/section'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

const glass = { fill: 'var(--color-edge-tint)', stroke: 'currentColor', strokeWidth: 1.4 }
const wood = { fill: 'var(--color-stone)', stroke: 'var(--color-text)', strokeWidth: 1.5 }

/** A round top from above, and the table from the side. */
export function CoffeeTableDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 480 400" className={className}>
      <circle cx="220" cy="130" r="96" {...glass} />
      <path d="M156 176 258 60l16 8-104 124z" fill="var(--color-paper)" fillOpacity="0.8" />
      <WidthMark from={124} to={316} y={20} object={40} figure={'42″'} />
      <path d="M124 268h192v8H124z" {...glass} />
      <path d="M176 276l-22 82h14l26-82zM264 276l22 82h-14l-26-82z" {...wood} />
      <HeightMark from={268} to={358} x={372} object={322} figure={'16″'} />
      <GroundMark from={90} to={410} y={359} />
    </Sheet>
  )
}

/** A desk whose glass turns down at one side. */
export function DeskDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 480 340" className={className}>
      <path d="M60 110h330v188h-9V119H60z" {...glass} />
      <path d="M72 119h90v70H72zM72 154h90" {...wood} />
      <path d="M72 189v109M162 189v109" stroke="var(--color-text)" strokeWidth="3" />
      <path d="M240 110V60h86v44M262 110h40" stroke="var(--color-text)" strokeWidth="1.5" />
      <WidthMark from={60} to={390} y={26} object={54} figure={'60″'} />
      <HeightMark from={110} to={298} x={436} object={396} figure={'29″'} />
      <GroundMark from={30} to={460} y={299} />
    </Sheet>
  )
}

/** Three leaves of reeded glass in oak. */
export function DividerDrawing({ className }: DrawingProps) {
  const reeds = Array.from({ length: 11 }, (_, index) => 12 + index * 8)
  return (
    <Sheet viewBox="0 0 480 400" className={className}>
      {[60, 172, 284].map((x) => (
        <g key={x}>
          <rect x={x} y="50" width="108" height="300" {...wood} />
          <rect x={x + 10} y="60" width="88" height="280" {...glass} />
          <path
            d={reeds
              .slice(0, 10)
              .map((offset) => `M${x + offset + 4} 61v278`)
              .join('')}
            stroke="var(--color-paper)"
            strokeWidth="3"
          />
        </g>
      ))}
      <HeightMark from={50} to={350} x={436} object={398} figure={'72″'} />
      <WidthMark from={60} to={168} y={22} object={44} figure={'26″'} />
      <GroundMark from={30} to={460} y={351} />
    </Sheet>
  )
}
