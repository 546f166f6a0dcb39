import type { KeyboardEvent } from 'react'
import { jobStages } from '@/domain/job/stages'
import type { JobState } from '@/domain/job/stages'
import type { BoardCard } from '@/services/jobs/board'

/** Columns from left to right; closed and on hold stand apart, behind the others. */
export const columnStates = jobStages.filter((stage) => stage !== 'closed')
const places: JobState[] = [...columnStates, 'closed', 'on_hold']

/** A card that was picked up by a key, and the stage that it hovers over. */
export type Picked = { id: number; over: JobState }

type Deeds = {
  pick: (picked: Picked) => void
  hover: (picked: Picked) => void
  put: (picked: Picked) => void
  leave: (picked: Picked) => void
  walk: (to: BoardCard) => void
  open: (card: BoardCard) => void
  visit: (card: BoardCard) => void
  hold: (card: BoardCard) => void
}

type Key = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** What a key does on a card; a picked one is steered, any other is walked from. */
export function pressOnCard(
  event: Key,
  { card, picked, cards }: { card: BoardCard; picked: Picked | null; cards: BoardCard[] },
  deeds: Deeds,
): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const done =
    picked?.id === card.id ? steer(event.key, picked, deeds) : act(event.key, card, cards, deeds)
  if (done) event.preventDefault()
}

function steer(key: string, picked: Picked, { hover, put, leave }: Deeds): boolean {
  switch (key) {
    case ' ':
    case 'Enter':
      put(picked)
      return true
    case 'Escape':
      leave(picked)
      return true
    case 'ArrowRight':
    case 'ArrowDown':
      hover({ ...picked, over: beside(picked.over, 1) })
      return true
    case 'ArrowLeft':
    case 'ArrowUp':
      hover({ ...picked, over: beside(picked.over, -1) })
      return true
    default:
      return false
  }
}

function beside(state: JobState, step: 1 | -1): JobState {
  const at = Math.min(Math.max(places.indexOf(state) + step, 0), places.length - 1)
  return places[at] ?? state
}

function act(key: string, card: BoardCard, cards: BoardCard[], deeds: Deeds): boolean {
  switch (key) {
    case ' ':
      deeds.pick({ id: card.id, over: card.state })
      return true
    case 'Enter':
      deeds.open(card)
      return true
    case 'v':
    case 'V':
      deeds.visit(card)
      return true
    case 'h':
    case 'H':
      deeds.hold(card)
      return true
    default: {
      const to = neighbour(key, card, cards)
      if (to === null) return false
      deeds.walk(to)
      return true
    }
  }
}

/** The card that an arrow leads to: above, below, or at the same height in the next column with cards. */
function neighbour(key: string, card: BoardCard, cards: BoardCard[]): BoardCard | null {
  const column = (state: JobState) => cards.filter((one) => one.state === state)
  const own = column(card.state)
  const row = own.indexOf(card)
  if (key === 'ArrowDown') return own[row + 1] ?? null
  if (key === 'ArrowUp') return own[row - 1] ?? null
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const at = places.indexOf(card.state)
  const onThatSide = key === 'ArrowRight' ? places.slice(at + 1) : places.slice(0, at).reverse()
  const next = onThatSide.map(column).find(({ length }) => length > 0)
  return next?.[Math.min(row, next.length - 1)] ?? null
}
