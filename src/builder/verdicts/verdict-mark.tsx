import type { VerdictLevel } from '@/domain/glass-rules/rule-names'

const glyphs: Record<VerdictLevel, string> = { block: '×', approval: '?', note: 'i' }

/** Square, diamond and ring: the shape says the level where the color does not. */
export function VerdictMark({ level }: { level: VerdictLevel }) {
  const look = {
    block: 'bg-error text-paper',
    approval: 'rotate-45 scale-85 bg-edge-ink text-paper',
    note: 'rounded-full border-2 border-edge-ink text-edge-ink',
  }[level]
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 shrink-0 place-items-center text-base leading-none font-bold [forced-color-adjust:none] ${look}`}
    >
      <span className={level === 'approval' ? '-rotate-45' : undefined}>{glyphs[level]}</span>
    </span>
  )
}
