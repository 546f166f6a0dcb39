import type { MadeGlass } from '@/domain/glass-rules/glass-of-opening'
import type { PaperPanel, PaperPiece } from '@/domain/quote/paper'

/** Gaps may have changed since: what was worked out then is what was saved. */
export function glassAsMade<Work extends Pick<PaperPiece, 'panels'>>(
  work: Work,
  made: MadeGlass[] | null,
): Work {
  const panels = work.panels.map(({ glass: _, ...panel }, index): PaperPanel => {
    const { widthIn, heightIn } = made?.[index] ?? {}
    const isMade = widthIn !== undefined && heightIn !== undefined
    return isMade ? { ...panel, glass: { widthIn, heightIn } } : panel
  })
  return { ...work, panels }
}
