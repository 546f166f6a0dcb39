import { GlassPane } from '../marks/glass-pane'
import { paintOf } from '../marks/drawing-defs'
import type { Rect } from '../marks/shapes'
import { DrawingSheet } from './drawing-sheet'
import { zoneNamePx } from './front-keys'
import type { DrawnPane, FrontDrawingLayout } from './front-layout'

type Props = {
  layout: FrontDrawingLayout
  label: string
  small?: boolean
  /** What stands by the dashed lines beside the doors. */
  zone: string
}

const ink = 'var(--color-edge-ink)'

/** A front from the street: its frame, its glass, its doors, and where the glass is tempered. */
export function FrontDrawing({ layout, label, small = false, zone }: Props) {
  const { front, panes, zones } = layout
  return (
    <DrawingSheet layout={layout} label={label} small={small}>
      {(id) => (
        <>
          <path
            d={`M${front.x - 8} ${front.y + front.height}V${front.y - 8}H${front.x + front.width + 8}V${front.y + front.height}h-8V${front.y}H${front.x}V${front.y + front.height}z`}
            fill={paintOf(id).hatch}
            opacity=".5"
          />
          <rect {...front} fill={ink} />
          {panes.map((pane, index) => (
            <FrontPaneMark key={index} {...{ id, pane, index }} scale={layout.scale.pxPerIn} />
          ))}
          {zones.map((each) => (
            <rect
              key={each.x}
              {...each}
              fill="none"
              stroke="var(--color-edge-mid)"
              strokeWidth="1.2"
              strokeDasharray="4 3"
            />
          ))}
          {panes.map((pane, index) => (
            <SafeTag key={index} pane={pane} />
          ))}
          {zones[0] && !small ? <ZoneName at={zones[0]} name={zone} /> : null}
          <path
            d={`M${front.x - 24} ${front.y + front.height}H${front.x + front.width + 24}`}
            stroke="var(--color-text)"
            strokeWidth="2"
          />
        </>
      )}
    </DrawingSheet>
  )
}

function ZoneName({ at, name }: { at: Rect; name: string }) {
  const width = name.length * 6.6 + 12
  // beside the door, not over it
  const box = {
    ...{ x: at.x + at.width - width, y: at.y - zoneNamePx / 2, width },
    height: zoneNamePx,
  }
  return <WordOnPaper box={box} size={12} baseline={13} tone={ink} word={name} />
}

type Word = { box: Rect; size: number; baseline: number; tone: string; word: string }

/** A word in a box of its own, so that what is drawn behind it does not run through it. */
function WordOnPaper({ box, size, baseline, tone, word }: Word) {
  return (
    <>
      <rect {...box} fill="var(--color-paper)" />
      <text
        x={box.x + box.width / 2}
        y={box.y + baseline}
        textAnchor="middle"
        fontSize={size}
        fontWeight="600"
        fill={tone}
      >
        {word}
      </text>
    </>
  )
}

type PaneProps = { id: string; pane: DrawnPane; index: number; scale: number }

function FrontPaneMark({ id, pane, index, scale }: PaneProps) {
  const { x, y, width, height } = pane
  return (
    <g>
      <rect {...{ x, y, width, height }} fill="var(--color-paper)" />
      <GlassPane {...{ id }} pane={{ x, y, width, height }} name={index} plain />
      {pane.hinge ? <Leaf pane={pane} hinge={pane.hinge} scale={scale} /> : null}
    </g>
  )
}

/** Over the dashes of a zone that begins in its pane. */
function SafeTag({ pane: { x, y, width, height, isSafe } }: Pick<PaneProps, 'pane'>) {
  if (!isSafe || width <= 22) return null
  const box = { x: x + width - 20, y: y + height - 18, width: 17, height: 15 }
  return <WordOnPaper box={box} size={11} baseline={11.5} tone="var(--color-text)" word="T" />
}

/** The lines to its hinges, its pull, and the gap to the leaf beside it. */
function Leaf({
  pane,
  hinge,
  scale,
}: Pick<PaneProps, 'scale'> & { pane: DrawnPane; hinge: 'left' | 'right' }) {
  const { x, y, width, height } = pane
  const [near, far] = hinge === 'left' ? [x, x + width] : [x + width, x]
  const inward = hinge === 'left' ? -1 : 1
  const pull = far + inward * Math.max(3 * scale, 4)
  const gap = far - inward * 3.5 * scale
  return (
    <g fill="none">
      <path
        d={`M${near} ${y}L${far} ${y + height / 2}L${near} ${y + height}`}
        stroke="var(--color-edge-mid)"
        strokeWidth=".9"
      />
      <path
        d={`M${pull} ${y + height * 0.38}v${20 * scale}`}
        stroke="var(--color-text)"
        strokeWidth={Math.max(1.4 * scale, 2)}
      />
      <path
        d={`M${gap} ${y - 2.5 * scale}V${y + height + 10 * scale}`}
        stroke="var(--color-paper)"
        strokeWidth="1"
      />
    </g>
  )
}
