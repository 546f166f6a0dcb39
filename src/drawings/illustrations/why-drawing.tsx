import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'
import { ShowerMarks } from './shower'

const leaders = [
  { path: 'M0 .5H68L110 82', x: 110, y: 82 },
  { path: 'M0 180.5H176', x: 176, y: 180.5 },
  { path: 'M0 360.5H72L112 406', x: 112, y: 406 },
  { path: 'M480 .5H402L349 152', x: 349, y: 152 },
  { path: 'M480 180.5H448L428 258', x: 428, y: 258 },
  { path: 'M480 360.5H446L350 390', x: 350, y: 390 },
]

const squares = [
  { key: 'A', x: 168, y: 24 },
  { key: 'B', x: 160, y: 150 },
  { key: 'C', x: 136, y: 348 },
  { key: 'D', x: 318, y: 94 },
  { key: 'E', x: 276, y: 220 },
  { key: 'F', x: 318, y: 332 },
]

/** The enclosure of the six reasons: on a wide page with leaders to the notes beside it, else with keys to a list. */
export function WhyDrawing({ className }: DrawingProps) {
  return (
    <Sheet viewBox="0 0 480 540" className={className}>
      <g transform="translate(0 58)">
        <ShowerMarks />
        <g className="xl:hidden">
          <path
            d={squares.map(({ x, y }) => `M${x - 12} ${y - 12}h24v24h-24z`).join('')}
            fill="var(--color-edge-ink)"
          />
          <g textAnchor="middle" fontSize="14" fontWeight="600" fill="var(--color-ground)">
            {squares.map(({ key, x, y }) => (
              <text key={key} x={x} y={y} dy="0.36em">
                {key}
              </text>
            ))}
          </g>
        </g>
      </g>
      <g className="max-xl:hidden" stroke="currentColor">
        {leaders.map(({ path, x, y }) => (
          <g key={path}>
            <path d={path} />
            <circle cx={x} cy={y} r="3.5" fill="currentColor" stroke="none" />
          </g>
        ))}
      </g>
    </Sheet>
  )
}
