import type { Verdict } from '@/domain/glass-rules/advise'
import { verdictLevels } from '@/domain/glass-rules/rule-names'

/** Several rules that one change cures, told as one; its level and other figures are the strongest's. */
export type MergedVerdict = Verdict & { all: readonly Verdict[] }

/** Two verdicts with the same cure are one verdict, as strong as the stronger. */
export function mergeAlike(verdicts: readonly Verdict[]): MergedVerdict[] {
  const merged = new Map<string, MergedVerdict>()
  for (const [index, verdict] of verdicts.entries()) {
    const { cure } = verdict
    const key = cure ? JSON.stringify(cure.change) : String(index)
    const known = merged.get(key)
    if (known) {
      const isStronger = rankOf(verdict) < rankOf(known)
      const strongest = isStronger ? verdict : known
      const load = strongest.load ?? known.load ?? verdict.load
      const piece = Math.max(known.piece, verdict.piece)
      const all = isStronger ? [verdict, ...known.all] : [...known.all, verdict]
      merged.set(key, { ...strongest, load, piece, all })
    } else merged.set(key, { ...verdict, all: [verdict] })
  }
  return [...merged.values()]
}

const rankOf = ({ level }: Pick<Verdict, 'level'>) => verdictLevels.indexOf(level)
