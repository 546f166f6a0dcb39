import { firstUnread } from '@/builder/replacement/panes'
import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'
import type { BuilderStep } from '../address/builder-address'

/** The place that the address asks for, or the nearest before it whose choices are made. */
export function reachableReplacementStep(
  wanted: BuilderStep,
  draft: ReplacementDraft,
  isCalculated: boolean,
): BuilderStep {
  const step = wanted === 4 ? 'quote' : wanted
  if (draft.category === null) return 1
  if (draft.thickness === null) return step === 1 ? 1 : 2
  if (step !== 'quote') return step
  const isReady = firstUnread(draft) === null && (isCalculated || draft.thickness === 'other')
  return isReady ? 'quote' : 3
}
