import type { AnyRuleName } from '@/domain/glass-rules/rule-names'
import type { HardwareLine, Panel } from '@/domain/pricing/types'
import type { LackingParts } from '@/domain/quote/bought-parts'
import type { VerdictWords } from '@/builder/verdicts/use-verdicts'

/** A pane by its letter, with its size in words. */
type PaneWords = { name: string; size: string; panel: Panel }

/** What was priced, in words. */
export type EstimateWords = {
  service: string
  glassName: string
  glassDetail: string
  /** Several panes of one window, each a line of its own. */
  panes: readonly PaneWords[]
  /** What a pane is billed for at the least. */
  minimumBilledSqFt: number
  /** What the installation is; of a shower also what hardware is in the price of the glass. */
  installationDetail: string
  /** Whether standard hardware and its installation come with the glass, as with a shower. */
  hasStandardHardware: boolean
  /** What its doors lack, because nobody chose it. */
  lacking: LackingParts
  hardwareName: (line: HardwareLine) => string
  /** What a line of hardware is besides its price, as the difference to what it replaces. */
  hardwareNote: (line: HardwareLine) => string | null
  taxName: (taxType: string) => string
  /** What is to be known of the glass, such as a size that one sheet may not reach. */
  notices: readonly (Pick<VerdictWords, 'level' | 'title' | 'reason'> & {
    rule: AnyRuleName
  })[]
  /** How long a price holds; null while that is not known. */
  validDays: number | null
}
