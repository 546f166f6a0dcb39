import { PaneMark } from '@/drawings/marks/pane'
import { fitPanels } from '@/drawings/to-scale/panels'
import type { OpeningSize } from '@/domain/pricing/opening-request'

const box = { width: 60, height: 76 }

/** The opening alone, as small as a thumb. */
export function RailDrawing({ size }: { size: OpeningSize }) {
  const fitted = fitPanels([size], box)
  if (fitted === null) return null
  const left = 10 + (box.width - fitted.width) / 2
  const top = 4 + box.height - fitted.height
  return (
    <svg aria-hidden="true" viewBox="0 0 80 88" className="h-22 w-20 text-edge-mid" fill="none">
      <PaneMark x={left} y={top} width={fitted.width} height={fitted.height} />
      <path d="M2 80.8H78" stroke="var(--color-text)" strokeWidth="1.5" />
    </svg>
  )
}
