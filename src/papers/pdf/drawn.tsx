import { Circle, G, Path, Rect, Text } from '@react-pdf/renderer'
import { drafted } from '@/drawings/marks/dimension-look'
import { strokesOf } from '@/drawings/marks/dimension-strokes'
import type { Shape, ShapeTone } from '@/drawings/marks/shape'
import type { DimensionMark, Rect as Box } from '@/drawings/marks/shapes'
import { round } from '@/drawings/marks/shapes'
import { set } from './fonts'
import { ink } from './look'

const inInk: Record<ShapeTone, string> = {
  ink: ink.text,
  edge: ink.text,
  edgeInk: ink.text,
  tint: '#ffffff',
  error: ink.text,
  second: ink.second,
  rule: ink.rule,
  paper: '#ffffff',
  ground: '#ffffff',
}

/** The middle of a figure above the line that it stands on, in its size. */
const halfFigure = 0.36

/** Colours that stand in for some of the ink. */
export type Tones = Partial<Record<ShapeTone, string>>

/** Shapes of a drawing, in ink where nothing else is said. */
export function DrawnShapes({ shapes, inTones }: { shapes: readonly Shape[]; inTones?: Tones }) {
  const tones = { ...inInk, ...inTones }
  return shapes.map((shape, index) => <DrawnShape key={index} shape={shape} tones={tones} />)
}

type DrawnProps = { shape: Shape; tones: Record<ShapeTone, string> }

function DrawnShape({ shape, tones }: DrawnProps) {
  if (shape.kind === 'text') return <Figure {...shape} {...shape.at} />
  const drawn = {
    fill: shape.fill ? tones[shape.fill] : 'none',
    ...(shape.stroke ? { stroke: tones[shape.stroke] } : {}),
    strokeWidth: shape.width ?? 1,
    opacity: shape.opacity ?? 1,
  }
  switch (shape.kind) {
    case 'rect':
      return <Rect {...shape.rect} {...drawn} />
    case 'circle':
      return <Circle cx={shape.centre.x} cy={shape.centre.y} r={shape.radius} {...drawn} />
    case 'path':
      return (
        <Path
          d={shape.d}
          {...drawn}
          {...(shape.isRound ? { strokeLineCap: 'round' as const } : {})}
          {...(shape.isDashed ? { strokeDasharray: '6 4' } : {})}
        />
      )
  }
}

type FigureProps = { x: number; y: number; text: string; size: number; isTurned?: boolean }

function Figure({ x, y, text, size, isTurned = false }: FigureProps) {
  const below = y + size * halfFigure
  return (
    <G {...(isTurned ? { transform: `rotate(-90, ${round(x)}, ${round(y)})` } : {})}>
      <Text
        x={round(x)}
        y={round(below)}
        textAnchor="middle"
        fill={ink.text}
        style={{ fontFamily: 'Inter', fontSize: size, fontWeight: 600 }}
      >
        {set(text)}
      </Text>
    </G>
  )
}

/** A dimension line with its figure, as on the screen. */
export function DrawnDimension({ mark, size = 15 }: { mark: DimensionMark; size?: number }) {
  const { line, witnesses, crosses, slashes, figure } = strokesOf(mark, drafted, size)
  const isTurned = mark.axis === 'y' && drafted.isTurned
  return (
    <G>
      <Path d={line} stroke={ink.text} strokeWidth={1} fill="none" />
      {witnesses === '' ? null : (
        <Path d={witnesses} stroke={ink.second} strokeWidth={0.75} fill="none" opacity={0.7} />
      )}
      {crosses === '' ? null : <Path d={crosses} stroke={ink.text} strokeWidth={1} fill="none" />}
      {slashes === '' ? null : (
        <Path d={slashes} stroke={ink.text} strokeWidth={drafted.slash.width} fill="none" />
      )}
      {mark.figure === '' ? null : (
        <Figure {...figure} text={mark.figure} size={size} isTurned={isTurned} />
      )}
    </G>
  )
}

const hatchStep = 6

/** What is cut through, hatched within its box. */
export function Hatched({ box }: { box: Box }) {
  const { x, y, width, height } = box
  const strokes: string[] = []
  for (let from = x - height; from < x + width; from += hatchStep) {
    // from the lower left to the upper right, no further than the box
    const left = Math.max(from, x)
    const right = Math.min(from + height, x + width)
    if (left >= right) continue
    const foot = y + height - (left - from)
    const top = y + height - (right - from)
    strokes.push(`M${round(left)} ${round(foot)}L${round(right)} ${round(top)}`)
  }
  return <Path d={strokes.join('')} stroke={ink.second} strokeWidth={0.6} fill="none" />
}
