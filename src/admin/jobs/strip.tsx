'use client'

import type { JobState } from '@/domain/job/stages'
import type { Board, BoardCard, BoardVisit } from '@/services/jobs/board'
import { ChosenStrip } from './chosen-strip'
import { MoveForm } from './move-form'
import { VisitForm } from './visit-form'

/** What the strip below the board is about. */
export type Plan =
  | { kind: 'chosen'; id: number; done?: string }
  | { kind: 'move'; id: number; to: JobState }
  | { kind: 'visit'; id: number; visit: BoardVisit | undefined }

type Props = {
  card: BoardCard
  plan: Plan | null
  board: Board
  now: Date
  trouble: string | null
  isBusy: boolean
  onPropose: (to: JobState) => void
  onMove: (wish: Record<string, unknown>, to: JobState) => void
  onPlanVisit: (visit: BoardVisit | undefined) => void
  onSetVisit: (wish: Record<string, unknown>) => void
  onCallOff: (visit: BoardVisit) => void
  onClose: () => void
}

/** Below the board, never over it: what can be done with a card, or what its next step needs. */
export function Strip({
  plan,
  onPropose,
  onMove,
  onPlanVisit,
  onSetVisit,
  onClose,
  ...props
}: Props) {
  switch (plan?.kind) {
    case 'chosen':
      return (
        <ChosenStrip
          {...props}
          done={plan.done}
          onMove={onPropose}
          onVisit={onPlanVisit}
          onClose={onClose}
        />
      )
    case 'move': {
      const { to } = plan
      return (
        <MoveForm
          key={`${plan.id}-${to}`}
          {...props}
          to={to}
          onMove={(wish) => onMove(wish, to)}
          onCancel={onClose}
        />
      )
    }
    case 'visit':
      return (
        <VisitForm
          key={`${plan.id}-${plan.visit?.id ?? 'new'}`}
          {...props}
          visit={plan.visit}
          onSet={onSetVisit}
          onCancel={onClose}
        />
      )
    default:
      return null
  }
}
