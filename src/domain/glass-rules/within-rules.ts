import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { advise, cured } from './advise'
import type { Verdict } from './advise'
import type { Cure } from './work'

/** What two works that are laid beside each other differ in. */
export type ComparedIn = 'thickness' | 'finish' | 'safety'

type WithinRules = { request: QuoteRequest; cures: Cure[]; blocked: Verdict | null }

/** A cure that leaves the sizes and the glass that is compared as they are. */
function keepsTheQuestion({ kind }: Cure, differs: ComparedIn): boolean {
  return kind === 'hinges' || kind === 'header' || (kind === 'tempered' && differs !== 'safety')
}

/** Enough for every block to be cured once. */
const mostCures = 4

/** The work with what the rules ask of it, where that leaves its sizes and its glass; what blocks it all the same. */
export function withinRules(
  wanted: QuoteRequest,
  differs: ComparedIn,
  tables: PricingTables,
): WithinRules {
  const cures: Cure[] = []
  let request = wanted
  for (;;) {
    const blocked = advise(request, tables).find(({ level }) => level === 'block') ?? null
    const cure = [blocked?.cure, blocked?.otherWay].find(
      (one) => one && keepsTheQuestion(one, differs),
    )
    if (!blocked || !cure || cures.length === mostCures) return { request, cures, blocked }
    cures.push(cure)
    request = cured(request, cure)
  }
}
