import type { Verdict } from '@/domain/glass-rules/advise'

/** Several rules that one change cures, told as one; its other figures are the first's. */
export type MergedVerdict = Verdict & { all: readonly Verdict[] }

/** Two verdicts of one level with the same cure are one verdict. */
export function mergeAlike(verdicts: readonly Verdict[]): MergedVerdict[] {
  const merged = new Map<string, MergedVerdict>()
  for (const [index, verdict] of verdicts.entries()) {
    const { level, cure } = verdict
    const key = cure ? `${level} ${JSON.stringify(cure.change)}` : String(index)
    const known = merged.get(key)
    if (known) {
      const load = known.load ?? verdict.load
      const piece = Math.max(known.piece, verdict.piece)
      merged.set(key, { ...known, load, piece, all: [...known.all, verdict] })
    } else merged.set(key, { ...verdict, all: [verdict] })
  }
  return [...merged.values()]
}
