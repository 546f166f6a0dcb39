import { GroundMark } from '../marks/section'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

/** All of it is to this scale, in units of the sheet. */
const inch = 3.5
const rise = 7.75 * inch
const run = 10 * inch
const guard = 36 * inch
const floor = 390
const start = 70
const risers = 9
const landing = { x: start + (risers - 1) * run, y: floor - risers * rise }

const treads = Array.from({ length: risers - 1 }, (_, index) => ({
  x: start + index * run,
  y: floor - (index + 1) * rise,
}))
const panels = [0, 1, 2].map((index) => start + index * 95)
const panelWidth = 91
/** The glass reaches below the treads that it is bolted to. */
const belowNosing = 14

/** The height of the line along the nosings. */
function nosingAt(x: number): number {
  return floor - rise - (x - start) * (rise / run)
}

/** A flight of treads with a guard of glass panels beside it. */
export function StaircaseDrawing({ className }: DrawingProps) {
  const low = { x: start + 4 * run, y: floor - 5 * rise + 9 }
  return (
    <Sheet viewBox="0 0 560 420" className={className}>
      <g fill="var(--color-stone)" stroke="var(--color-text)" strokeWidth="1.5">
        <path d={treads.map(({ x, y }) => `M${x} ${y}h${11 * inch}v9h-${11 * inch}z`).join('')} />
        <path d={`M${landing.x} ${landing.y}H500v14H${landing.x}z`} />
      </g>
      {panels.map((x) => (
        <Panel key={x} x={x} />
      ))}
      <HeightMark
        from={nosingAt(start) - guard}
        to={nosingAt(start)}
        x={34}
        object={start}
        figure={'36″'}
      />
      <WidthMark from={low.x} to={low.x + run} y={low.y + 34} object={low.y + 8} figure="" />
      <text
        x={low.x + run + 12}
        y={low.y + 39}
        fontSize="15"
        fontWeight="500"
        fill="currentColor"
        className="dimension-mark figures"
      >
        {'10″'}
      </text>
      <HeightMark from={landing.y} to={floor} x={528} object={500} figure={'69 3/4″'} />
      <GroundMark from={10} to={548} y={floor} />
    </Sheet>
  )
}

function Panel({ x }: { x: number }) {
  const foot = nosingAt(x) + belowNosing
  const climb = panelWidth * (rise / run)
  const height = guard + belowNosing
  const bolts = [20, panelWidth - 20]
  return (
    <g>
      <path
        d={`M${x} ${foot}v-${height}l${panelWidth}-${climb}v${height}z`}
        fill="var(--color-edge-tint)"
        fillOpacity="0.75"
        stroke="currentColor"
        strokeWidth="1.3"
      />
      <path
        d={`M${x + 20} ${foot - 34}l34-70 15-11-34 70z`}
        fill="var(--color-paper)"
        fillOpacity="0.8"
      />
      <g fill="var(--color-text)">
        {bolts.map((across) => (
          <circle key={across} cx={x + across} cy={nosingAt(x + across) + 3} r="3.5" />
        ))}
      </g>
    </g>
  )
}
