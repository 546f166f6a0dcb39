import { SillSheet, UnitOnSill } from './sill-sheet'

type Props = {
  /** Null where nobody has counted. */
  panes: 1 | 2 | null
  label: string
}

const glassX = 190
const ink = 'var(--color-text)'

/** Where a flame is seen again in the glass: once in each of its faces. */
const mirrored = { 1: [268, 292], 2: [262, 284, 334, 356] }

/** A flame held to the glass, and what the glass shows of it. */
export function FlameTest({ panes, label }: Props) {
  return (
    <SillSheet label={label}>
      {(id) => (
        <>
          <path d="M44 300V180H68V300Z" fill="var(--color-stone)" stroke={ink} strokeWidth="1.25" />
          <path d="M56 180V168" stroke={ink} strokeWidth="2" />
          <Flame x={56} y={168} />
          {panes === null ? (
            <g>
              <rect
                x="136"
                y="54"
                width="108"
                height="178"
                fill="var(--color-ground)"
                strokeWidth="1.75"
                stroke="currentColor"
                strokeDasharray="8 5"
              />
              <text
                x="190"
                y="146"
                textAnchor="middle"
                dominantBaseline="central"
                fontSize="88"
                fill="var(--color-edge-mid)"
                className="font-display"
              >
                ?
              </text>
            </g>
          ) : (
            <g>
              <UnitOnSill {...{ id, x: glassX, panes }} />
              {mirrored[panes].map((x) => (
                <Flame key={x} x={x} y={168} isMirrored />
              ))}
            </g>
          )}
        </>
      )}
    </SillSheet>
  )
}

/** Its foot at this point; what is only seen in the glass is dashed. */
function Flame({ x, y, isMirrored = false }: { x: number; y: number; isMirrored?: boolean }) {
  return (
    <path
      d={`M${x} ${y}c-14 -2 -18 -16 -10 -30c5 -9 9 -15 10 -26c8 12 18 22 18 36c0 12 -8 19 -18 20Z`}
      fill={isMirrored ? 'var(--color-edge-tint)' : 'var(--color-paper)'}
      stroke={isMirrored ? 'currentColor' : ink}
      strokeWidth={isMirrored ? 1.25 : 1.75}
      strokeDasharray={isMirrored ? '4 3' : undefined}
    />
  )
}
