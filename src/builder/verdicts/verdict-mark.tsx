import type { VerdictLevel } from '@/domain/glass-rules/rule-names'

const glyphs: Record<VerdictLevel, string> = { block: '×', approval: '?', note: 'i' }

const looks: Record<VerdictLevel, string> = {
  block: 'border-2 border-error bg-error text-paper',
  approval: 'rotate-45 scale-80 border-2 border-edge-ink bg-edge-ink text-paper',
  note: 'rounded-full border-2 border-edge-ink bg-paper text-edge-ink',
}

/**
 * Square, diamond and ring: the shape says the level where the color does not. Ink of the system where
 * colours are forced, and on paper, where no ground is printed.
 */
export function VerdictMark({ level }: { level: VerdictLevel }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 shrink-0 place-items-center text-base leading-none font-bold print:bg-paper print:text-text ${looks[level]}`}
    >
      <span className={level === 'approval' ? '-rotate-45' : undefined}>{glyphs[level]}</span>
    </span>
  )
}
