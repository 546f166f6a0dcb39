/** How a pane of a front is built, cut through: two panes on a spacer, one, or two on a film. */
export function PaneSection({ kind }: { kind: 'insulated' | 'single' | 'laminated' }) {
  const panes = { insulated: [38, 66], single: [54], laminated: [46, 62] }[kind]
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 64"
      className="block h-16 w-full bg-stone"
      preserveAspectRatio="xMidYMid meet"
    >
      {panes.map((x) => (
        <rect
          key={x}
          x={x}
          y="6"
          width="12"
          height="52"
          fill="var(--color-edge-tint)"
          stroke="var(--color-edge-mid)"
        />
      ))}
      {kind === 'insulated' ? (
        <>
          <rect x="50" y="46" width="16" height="12" fill="var(--color-text)" />
          <path d="M48 8v36" stroke="var(--color-edge-ink)" strokeWidth="2" strokeDasharray="2 2" />
        </>
      ) : null}
      {kind === 'laminated' ? (
        <rect x="58" y="6" width="4" height="52" fill="var(--color-text-second)" />
      ) : null}
    </svg>
  )
}
