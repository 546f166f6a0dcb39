import { PaneMark } from '../marks/pane'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

/** A hinge, a clamp and a pull, at four times the scale of the showers. */
export function HardwareDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 560 400" className={className}>
      <PaneMark x={150} y={20} width={370} height={350} shines={2} />
      <path d="M146 20v350" stroke="var(--color-text)" strokeWidth="1.75" />
      <g fill="var(--color-text)">
        <path d="M104 76h36v96h-36z" />
        <path d="M140 76h60v96h-60z" />
      </g>
      <path d="M128 70h24v108h-24z" fill="var(--color-text-second)" />
      <g fill="var(--color-ground)">
        <circle cx="114" cy="96" r="4" />
        <circle cx="114" cy="152" r="4" />
        <circle cx="180" cy="96" r="4" />
        <circle cx="180" cy="152" r="4" />
      </g>
      <HeightMark from={76} to={172} x={58} object={98} figure={'3 1/2″'} />
      <path d="M420 96h14v190h-14z" fill="var(--color-text)" />
      <path d="M410 108h10v10h-10zM410 264h10v10h-10z" fill="var(--color-text-second)" />
      <HeightMark from={112} to={270} x={480} object={438} figure={'8″'} />
      <path d="M240 322h56v48h-56z" fill="var(--color-text)" />
      <circle cx="268" cy="346" r="6" fill="var(--color-ground)" />
      <WidthMark from={240} to={296} y={296} object={318} figure="" />
      <text x="312" y="301" fontSize="15" fontWeight="500" fill="currentColor" className="figures">
        {'2″'}
      </text>
    </Sheet>
  )
}
