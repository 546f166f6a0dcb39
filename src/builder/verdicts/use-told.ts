import { useTranslations } from 'next-intl'
import type { ToldVerdict } from '@/drawings/to-scale/verdicts/told-verdict'
import { hang, doorsOf } from '@/domain/glass-rules/hinge-sets'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import type { CureWords, VerdictWords } from './use-verdicts'

/** Verdicts as a drawing shows them, with a few words beside what a fix would add. */
export function useTold(
  shown: readonly VerdictWords[],
  tables: PricingTables | null,
): ToldVerdict[] {
  const t = useTranslations('quote.verdicts.ghosts')
  return shown.map(({ key, level, rule, piece, field, cure }) => ({
    ...{ key, level, rule, piece, field },
    cure: cure && {
      kind: cure.kind,
      panels: cure.request.panels ?? [],
      hinges: hingesAfter(cure.request, piece),
      label: labelOf(cure, piece),
    },
  }))

  function hingesAfter(request: QuoteRequest, panel: number): number {
    if (!tables) return 0
    const doors = doorsOf(request, request.panels ?? [], tables)
    return hang(doors, request.hardware, tables).get(panel)?.hinges ?? 0
  }

  function labelOf({ kind, adds, request, name }: CureWords, piece: number): string {
    if (kind !== 'hinges') return name
    const word = hingesAfter(request, piece) > 2 ? 'hinge' : 'hinges'
    return t(word, { adds: adds ?? '' }).replace(/,\s*$/, '')
  }
}
