import { PaneMark } from '../marks/pane'
import { HeightMark, WidthMark } from '../marks/width-and-height'
import { fitPanels } from './panels'

const box = { width: 84, height: 84 }
const shortest = 16

/** Inches as far as a small drawing needs them: `36 5/8` is 36. */
function roughInches(text: string): number {
  const inches = Number.parseFloat(text)
  return Number.isFinite(inches) && inches > 0 ? inches : 60
}

/** The pane that is being priced, to scale. */
export function EntryDrawing({ width, height }: { width: string; height: string }) {
  const pane = { widthIn: roughInches(width), heightIn: roughInches(height) }
  const fitted = fitPanels([pane], box)
  const w = Math.max(shortest, fitted?.width ?? 0)
  const h = Math.max(shortest, fitted?.height ?? 0)
  const left = 8 + (box.width - w) / 2
  const top = 30 + (box.height - h) / 2
  return (
    <svg aria-hidden="true" viewBox="0 0 152 122" className="h-28 w-36 text-edge-mid" fill="none">
      <WidthMark from={left} to={left + w} y={top - 16} figure={`${width.trim()}"`} fontSize={13} />
      <HeightMark
        from={top}
        to={top + h}
        x={left + w + 22}
        figure={`${height.trim()}"`}
        fontSize={13}
      />
      <PaneMark x={left} y={top} width={w} height={h} />
    </svg>
  )
}
