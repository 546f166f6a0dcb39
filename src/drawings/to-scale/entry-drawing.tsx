import { PaneMark } from '../marks/pane'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { fitPanels } from './panels'
import type { PanelSize } from './panels'

const box = { width: 78, height: 78 }
const shortest = 12
/** A height with room for its upright figure and the line at both ends of it. */
const leastForFigure = 32
const usual: PanelSize = { widthIn: 60, heightIn: 60 }

type Props = {
  /** Null while it cannot be read. */
  size: PanelSize | null
  /** As they were typed; blank where that is no size. */
  width: string
  height: string
}

/** The pane that is being priced, to scale. */
export function EntryDrawing({ size, width, height }: Props) {
  const fitted = fitPanels([size ?? usual], box)
  const w = Math.max(shortest, fitted?.width ?? 0)
  const h = Math.max(shortest, fitted?.height ?? 0)
  const [wide, high] = [figureOf(width), figureOf(height)]
  // what is narrower or lower than its figure has the figure beside its line
  const isNarrow = w < wide.length * 7 + 19
  const isLow = h < leastForFigure
  const left = 6 + (box.width - w) / 2
  const top = 38 + (box.height - h) / 2
  return (
    <svg aria-hidden="true" viewBox="0 0 152 122" className="h-28 w-36 text-edge-mid" fill="none">
      <WidthMark
        from={left}
        to={left + w}
        y={top - 14}
        figure={isNarrow ? '' : wide}
        fontSize={13}
      />
      {isNarrow ? <Figure x={left + w / 2} y={top - 26} text={wide} /> : null}
      <HeightMark
        from={top}
        to={top + h}
        x={left + w + 24}
        figure={isLow ? '' : high}
        fontSize={13}
      />
      {isLow ? <Figure x={left + w + 24} y={top + h + 20} text={high} /> : null}
      <PaneMark x={left} y={top} width={w} height={h} />
    </svg>
  )
}

/** Beside a line that is too short to have its figure in it. */
function Figure({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text
      {...{ x, y }}
      textAnchor="middle"
      fontSize="13"
      fontWeight="500"
      fill="currentColor"
      className="figures"
    >
      {text}
    </text>
  )
}

function figureOf(typed: string): string {
  const text = typed.trim()
  return text === '' ? '' : `${text}″`
}
