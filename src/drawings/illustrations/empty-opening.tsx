import { Sheet } from './sheet'
import type { DrawingProps } from './sheet'

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
      <g stroke="currentColor">
        <path d="M106 190H196M284 190h90" />
        <path d="M99 195 109 185M371 195l10-10" strokeWidth="1.5" />
      </g>
      <text
        x="240"
        y="190"
        dy="0.34em"
        textAnchor="middle"
        fontSize="44"
        fill="var(--color-edge-ink)"
        className="font-display"
      >
        {figure}
      </text>
    </Sheet>
  )
}
