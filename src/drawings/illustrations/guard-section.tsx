const holders = {
  channel: 'M84 128h32v52H84z',
  standoff: 'M106 112h40v14h-40zM106 150h40v14h-40z',
  post: 'M112 40h14v140h-14zM104 70h14v14h-14zM104 130h14v14h-14z',
} as const

type GuardHolder = keyof typeof holders

/** A guard cut through where its glass is held. */
export function GuardSection({ kind }: { kind: GuardHolder }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 200" className="h-52 w-auto" fill="none">
      <path
        d={kind === 'standoff' ? 'M146 96h74v84h-74z' : 'M30 180h190v16H30z'}
        fill="var(--color-stone)"
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      <path
        d="M96 10h10v160H96z"
        fill="var(--color-edge-tint)"
        stroke="var(--color-edge-mid)"
        strokeWidth="1.5"
      />
      <path
        d={holders[kind]}
        fill="var(--color-text)"
        fillOpacity={kind === 'channel' ? 0.85 : 1}
      />
      {kind === 'channel' ? (
        <path
          d="M96 10h10v160H96z"
          fill="var(--color-edge-tint)"
          stroke="var(--color-edge-mid)"
          strokeWidth="1.5"
        />
      ) : null}
    </svg>
  )
}
