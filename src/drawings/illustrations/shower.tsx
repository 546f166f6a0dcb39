import { PaneMark } from '../marks/pane'
import { GroundMark, WallMark } from '../marks/section'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

/** A fixed panel and a door, 60 by 80 inches at 4 units to the inch, in a box of 480 by 452. */
export function ShowerMarks() {
  return (
    <g>
      <WidthMark from={110} to={350} y={24} object={50} figure={'60″'} />
      <HeightMark from={56} to={376} x={412} object={366} figure={'80″'} />
      <PaneMark x={110} y={56} width={128} height={320} />
      <PaneMark x={240} y={58} width={110} height={318} />
      <path
        d="M242 60 348 216 242 374"
        stroke="currentColor"
        strokeOpacity="0.55"
        strokeDasharray="5 4"
      />
      <WallMark x={354} from={40} to={376} />
      <g fill="var(--color-text)">
        <path d="M108 78h9v9h-9zM108 344h9v9h-9z" />
        <path d="M341 88h15v12h-15zM341 326h15v12h-15z" />
        <path d="M251 190h3v62h-3z" />
      </g>
      <GroundMark from={84} to={372} y={379} />
      <WidthMark from={110} to={239} y={420} object={394} figure={'32″'} />
      <WidthMark from={239} to={350} y={420} object={394} figure={'28″'} />
    </g>
  )
}

export function ShowerDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 480 452" className={className}>
      <ShowerMarks />
    </Sheet>
  )
}
