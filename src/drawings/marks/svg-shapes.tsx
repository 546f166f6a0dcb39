import { figureWidth } from './dimension-figure'
import type { Shape, ShapeTone } from './shape'

const colours: Record<ShapeTone, string> = {
  ink: 'var(--color-text)',
  edge: 'var(--color-edge-mid)',
  second: 'var(--color-text-second)',
  rule: 'var(--color-rule)',
  paper: 'var(--color-paper)',
  ground: 'var(--color-ground)',
  error: 'var(--color-error)',
  edgeInk: 'var(--color-edge-ink)',
  tint: 'var(--color-edge-tint)',
}

/** In print in the place of the halo, which some printers draw in ink: no line runs through the figure. */
function PaperBehind({ at, text, size, begins }: Extract<Shape, { kind: 'text' }>) {
  const [width, height] = [figureWidth(text, size) + 6, size + 3]
  return (
    <rect
      x={begins ? at.x - 3 : at.x - width / 2}
      y={at.y - height / 2}
      {...{ width, height }}
      fill={colours.paper}
      className="hidden print:inline"
    />
  )
}

/** Shapes on a screen, in the colours of its tokens. */
export function SvgShapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map((shape, index) => <SvgShape key={index} shape={shape} />)
}

function SvgShape({ shape }: { shape: Shape }) {
  if (shape.kind === 'text') {
    // tabular figures would widen the hyphen of a word
    const look = /\p{L}-/u.test(shape.text) ? 'fractions' : 'figures'
    const figure = (
      <text
        x={shape.at.x}
        y={shape.at.y}
        textAnchor={shape.begins ? 'start' : 'middle'}
        dominantBaseline="central"
        fontSize={shape.size}
        fontWeight="600"
        fill={colours[shape.fill]}
        className={shape.hasHalo ? `halo ${look}` : look}
        {...(shape.hasHalo
          ? {
              stroke: colours.paper,
              strokeWidth: 4,
              strokeLinejoin: 'round',
              paintOrder: 'stroke',
            }
          : {})}
      >
        {shape.text}
      </text>
    )
    return shape.hasHalo ? (
      <>
        <PaperBehind {...shape} />
        {figure}
      </>
    ) : (
      figure
    )
  }
  const drawn = {
    fill: shape.fill ? colours[shape.fill] : 'none',
    stroke: shape.stroke && colours[shape.stroke],
    strokeWidth: shape.width,
    opacity: shape.opacity,
  }
  switch (shape.kind) {
    case 'rect':
      return <rect {...shape.rect} {...drawn} />
    case 'circle':
      return <circle cx={shape.centre.x} cy={shape.centre.y} r={shape.radius} {...drawn} />
    case 'path':
      return (
        <path
          d={shape.d}
          {...drawn}
          strokeLinecap={shape.isRound ? 'round' : undefined}
          strokeDasharray={shape.isDashed ? '6 4' : undefined}
          className={shape.isSwing ? 'print:[stroke-dasharray:6_4]' : undefined}
        />
      )
  }
}
