import type { AnyRuleName } from '@/domain/glass-rules/rule-names'
import type { HardwareLine } from '@/domain/pricing/types'
import type { VerdictWords } from '@/builder/verdicts/use-verdicts'

/** What was priced, in words. */
export type EstimateWords = {
  service: string
  glassName: string
  glassDetail: string
  /** Null where the installation is in the glass price. */
  installationDetail: string | null
  hardwareName: (line: HardwareLine) => string
  taxName: (taxType: string) => string
  /** What is to be known of the glass, such as a size that one sheet may not reach. */
  notices: readonly (Pick<VerdictWords, 'title' | 'reason'> & { rule: AnyRuleName })[]
  /** How long a price holds; null while that is not known. */
  validDays: number | null
}
