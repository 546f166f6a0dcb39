import type { RuleName, VerdictLevel } from '@/domain/glass-rules/rule-names'
import type { Cure } from '@/domain/glass-rules/work'
import type { Panel } from '@/domain/pricing/types'

/** A verdict as the drawing shows it. */
export type ToldVerdict = {
  key: string
  level: VerdictLevel
  rule: RuleName
  /** The panel that it is said of, counted from 0, and its field as the request names it. */
  piece: number
  field: string
  /** What the offered change makes of the work, with the words beside it. */
  cure: { kind: Cure['kind']; panels: readonly Panel[]; hinges: number; label: string } | null
}
