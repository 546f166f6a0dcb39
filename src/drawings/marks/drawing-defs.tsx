/** The tints and hatches that a drawing refers to by `id`; each drawing has its own. */
export function DrawingDefs({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-glass`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="var(--color-edge-tint)" stopOpacity=".92" />
        <stop offset=".45" stopColor="var(--color-edge-tint)" stopOpacity=".78" />
        <stop offset="1" stopColor="var(--color-edge-deep)" stopOpacity=".95" />
      </linearGradient>
      <pattern
        id={`${id}-hatch`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line x1="0" y1="0" x2="0" y2="6" stroke="var(--color-text-second)" strokeWidth="1" />
      </pattern>
    </defs>
  )
}

/** What the parts of one drawing paint themselves with. */
export function paintOf(id: string) {
  return { glass: `url(#${id}-glass)`, hatch: `url(#${id}-hatch)` }
}
