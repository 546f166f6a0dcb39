/** A pane in its frame, with where to lay the tape: three widths, three heights. */
export function MeasureGuideDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 96"
      className="block h-24 w-30 shrink-0"
      fill="none"
      strokeWidth="1.2"
    >
      <rect
        x="4"
        y="4"
        width="112"
        height="88"
        fill="var(--color-stone)"
        stroke="var(--color-text)"
      />
      <rect
        x="14"
        y="14"
        width="92"
        height="68"
        fill="var(--color-edge-tint)"
        stroke="var(--color-edge-mid)"
      />
      <g stroke="var(--color-edge-ink)">
        {[24, 48, 72].map((y) => (
          <path key={y} d={`M14 ${y}H106M14 ${y - 4}V${y + 4}M106 ${y - 4}V${y + 4}`} />
        ))}
      </g>
      <g stroke="var(--color-text-second)" strokeDasharray="3 3">
        {[28, 60, 92].map((x) => (
          <path key={x} d={`M${x} 14V82M${x - 4} 14H${x + 4}M${x - 4} 82H${x + 4}`} />
        ))}
      </g>
    </svg>
  )
}
