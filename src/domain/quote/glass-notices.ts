import type { Verdict } from '@/domain/glass-rules/advise'
import { sayVerdict } from '@/domain/glass-rules/say-verdict'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import type { QuotePaper, Said } from './paper'

type Judged = {
  requests: readonly Pick<QuoteRequest, 'sizes'>[]
  verdicts: readonly Verdict[]
}

/** What a paper says of the glass, in the words that the rules have now; what blocks it is on no paper. */
export function glassNotices(
  { requests, verdicts }: Judged,
  tables: Record<keyof Said, PricingTables>,
): QuotePaper['notices'] {
  const said = verdicts.filter(({ level }) => level !== 'block')
  const isOfOpening = requests.some(({ sizes }) => sizes === 'opening')
  const measured = isOfOpening ? [{ rule: 'opening' as const, figures: {} }] : []
  return [...said, ...measured].map((each) => {
    const en = sayVerdict(each, tables.en)
    const es = sayVerdict(each, tables.es)
    return {
      title: { en: en.title, es: es.title },
      text: { en: en.reason, es: es.reason },
    }
  })
}
