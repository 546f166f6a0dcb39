import type { BuilderStep } from '../address/builder-address'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import { readPanel } from '@/builder/shower/shower-request'
import { unreadSideOf } from '@/builder/shower/unread-opening'
import type { PricingTables } from '@/domain/pricing/types'

const showerStepCount = 4

/** The place that the address asks for, or the nearest before it whose choices are made. */
export function reachableStep(
  wanted: BuilderStep,
  draft: ShowerDraft,
  isCalculated: boolean,
  tables: PricingTables | null,
): BuilderStep {
  if (draft.thicknessMm === null) return 1
  if (draft.finishKey === null) return earlier(wanted, 2)
  if (!arePanelsReadable(draft, tables)) return earlier(wanted, 3)
  if (wanted === 'quote') return isCalculated ? 'quote' : showerStepCount
  return wanted
}

function earlier(wanted: BuilderStep, last: number): number {
  return wanted === 'quote' ? last : Math.min(wanted, last)
}

export function arePanelsReadable(draft: ShowerDraft, tables: PricingTables | null): boolean {
  return (
    unreadSideOf(draft, tables) === null &&
    draft.panels.map(readPanel).every(({ width, height }) => width.ok && height.ok)
  )
}
