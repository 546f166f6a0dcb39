import { Dimension } from '@/drawings/marks/dimension'
import { figureWidth } from '@/drawings/marks/dimension-figure'
import type { BesideLine } from './beside-edge'

/** A dimension along an edge of the quad: the figure that the person typed, upright on paper. */
export function QuadDimension({ line, figure }: { line: BesideLine; figure: string }) {
  const { from, to } = line
  const [across, down] = [to.x - from.x, to.y - from.y]
  const turn = (Math.atan2(down, across) * 180) / Math.PI
  const middle = { x: from.x + across / 2, y: from.y + down / 2 }
  const width = figureWidth(figure) + 20
  const mark = { axis: 'x', from: 0, to: Math.hypot(across, down), at: 0, figure: '' } as const
  return (
    <g>
      <g
        transform={`translate(${from.x} ${from.y}) rotate(${turn})`}
        className="text-edge-ink"
        strokeLinecap="square"
      >
        <line x2={mark.to} strokeWidth="3" className="stroke-paper/70" />
        <Dimension mark={{ ...mark, tone: 'inherited' }} />
      </g>
      <rect
        x={middle.x - width / 2}
        y={middle.y - 14}
        width={width}
        height={28}
        rx="2"
        className="fill-paper"
      />
      <text
        x={middle.x}
        y={middle.y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="15"
        fontWeight="600"
        className="fill-edge-ink font-sans figures"
      >
        {figure}
      </text>
    </g>
  )
}
