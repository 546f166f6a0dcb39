'use client'

import type { ReactNode } from 'react'
import type { JobState } from '@/domain/job/stages'
import type { Board, BoardCard } from '@/services/jobs/board'
import { columnStates } from './card-keys'
import { ClosedPlace } from './closed-place'
import { sumOf } from './shown-cards'
import { StageColumn } from './stage-column'

type Props = {
  board: Board
  /** Those that are shown. */
  cards: BoardCard[]
  /** Over which column a card is held by the keys. */
  target: JobState | undefined
  draw: (card: BoardCard) => ReactNode
}

/** The stages side by side, and apart from them what waits and what is closed. */
export function BoardColumns({ board, cards, target, draw }: Props) {
  const inColumn = (state: JobState) => cards.filter((card) => card.state === state)
  return (
    <div className="jobs-columns">
      {columnStates.map((state) => (
        <StageColumn
          key={state}
          state={state}
          count={inColumn(state).length}
          sum={sumOf(inColumn(state))}
          wait={board.waits[state]}
          isTarget={target === state}
          cards={inColumn(state).map(draw)}
        />
      ))}
      <div className="jobs-apart">
        <StageColumn
          state="on_hold"
          count={inColumn('on_hold').length}
          sum={null}
          wait={undefined}
          isTarget={target === 'on_hold'}
          cards={inColumn('on_hold').map(draw)}
        />
        <ClosedPlace board={board} isTarget={target === 'closed'} />
      </div>
    </div>
  )
}
