/** What a mirror is painted with, under an `id` of its drawing's own. */
export function Silver({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="var(--color-paper)" />
        <stop offset=".5" stopColor="var(--color-edge-tint)" />
        <stop offset="1" stopColor="var(--color-edge-deep)" />
      </linearGradient>
    </defs>
  )
}
