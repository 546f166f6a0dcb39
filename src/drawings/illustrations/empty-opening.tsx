import { Dimension } from '../marks/dimension'
import { sketched } from '../marks/dimension-look'
import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

const title = {
  ...sketched,
  ...{ overshoot: -2, gap: 4.4 },
  figure: { className: 'fill-edge-ink font-display font-normal', dy: '0.34em' },
}

/** A frame with nothing in it: a pane that is not here, with the size it should have. */
export function EmptyOpeningDrawing({ className, figure }: DrawingProps & { figure: string }) {
  return (
    <Sheet viewBox="0 0 480 400" className={className}>
      <path
        d="M84 60h312v260H84zM104 80h272v220H104z"
        fill="var(--color-stone)"
        fillRule="evenodd"
        stroke="var(--color-text)"
        strokeWidth="1.4"
      />
      <path d="M66 320h348v12H66z" fill="var(--color-stone)" stroke="var(--color-text)" />
      <path
        d="M112 88h256v204H112z"
        stroke="currentColor"
        strokeOpacity="0.55"
        strokeDasharray="6 6"
      />
      <Dimension
        mark={{ axis: 'x', from: 104, to: 376, at: 190, figure, tone: 'inherited' }}
        size={44}
        look={title}
      />
    </Sheet>
  )
}
