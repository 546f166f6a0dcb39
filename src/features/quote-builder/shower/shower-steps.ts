import type { BuilderStep } from '../address/builder-address'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import { readPanel } from '@/builder/shower/shower-request'
import { unreadSideOf } from '@/builder/shower/unread-opening'

const showerStepCount = 4

/** The place that the address asks for, or the nearest before it whose choices are made. */
export function reachableStep(
  wanted: BuilderStep,
  draft: ShowerDraft,
  isCalculated: boolean,
): BuilderStep {
  if (draft.thicknessMm === null) return 1
  if (draft.finishKey === null) return earlier(wanted, 2)
  if (!arePanelsReadable(draft)) return earlier(wanted, 3)
  if (wanted === 'quote') return isCalculated ? 'quote' : showerStepCount
  return wanted
}

function earlier(wanted: BuilderStep, last: number): number {
  return wanted === 'quote' ? last : Math.min(wanted, last)
}

export function arePanelsReadable(draft: ShowerDraft): boolean {
  return (
    unreadSideOf(draft) === null &&
    draft.panels.map(readPanel).every(({ width, height }) => width.ok && height.ok)
  )
}
