type Place = { x: number; y: number }

/** What is taken hold of at the end of the width, with a tape around it while it is drawn. */
export function WidthHandle({ x, y, isShown }: Place & { isShown: boolean }) {
  return (
    <>
      <Ruler {...{ x, y, isShown }} />
      <rect x={x - 32} y={y - 32} width="64" height="64" fill="transparent" />
      <rect
        x={x - 15}
        y={y - 24}
        width="30"
        height="48"
        rx="2"
        fill="var(--color-paper)"
        stroke="var(--color-edge-ink)"
        strokeWidth="2"
        className="group-focus-visible/handle:[stroke-width:5]"
      />
      <path
        d={`M${x} ${y - 9}v18M${x - 5} ${y - 5}l-5 5 5 5M${x + 5} ${y - 5}l5 5-5 5`}
        stroke="var(--color-edge-ink)"
        strokeWidth="2"
      />
    </>
  )
}

/** The marks of a tape around the handle, an inch apart, fainter further off. */
function Ruler({ x, y, isShown }: Place & { isShown: boolean }) {
  return (
    <g
      aria-hidden="true"
      stroke="currentColor"
      className="transition-opacity duration-200"
      opacity={isShown ? 1 : 0}
    >
      {Array.from({ length: 21 }, (_, index) => index - 10).map((inch) => (
        <path
          key={inch}
          d={`M${x + inch * 5.6} ${y}v${inch % 2 === 0 ? 8 : 5}`}
          strokeOpacity={0.7 - Math.abs(inch) * 0.06}
        />
      ))}
    </g>
  )
}

/** From the handle to what it says. */
export function Leader({ x, y, to }: Place & { to: number }) {
  return (
    <g stroke="currentColor" className="max-md:hidden">
      <path d={`M${x} ${y - 24}V${y - 34}H${to - 60}`} />
      <circle cx={x} cy={y - 24} r="3.5" fill="currentColor" stroke="none" />
    </g>
  )
}
