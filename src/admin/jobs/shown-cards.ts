import type { Board, BoardCard } from '@/services/jobs/board'
import { money } from './use-card-words'

export type Filter = {
  /** Whose visits; null for everybody's. */
  who: number | null
  onlyLate: boolean
}

export function isShown(card: BoardCard, { who, onlyLate }: Filter): boolean {
  if (onlyLate && !card.date.isLate) return false
  return who === null || card.visits.some((visit) => visit.who === who)
}

/** Whom a card waits for: the supplier while glass is ordered, else whoever goes there. */
export function partyOf(card: BoardCard, { people }: Board): string | null {
  if (card.state === 'ordered' || card.state === 'glass_in') return card.supplier
  const visit = card.visits.find(({ start }) => start === card.date.at) ?? card.visits.at(-1)
  const name = people.find(({ id }) => id === visit?.who)?.name
  return name?.split(' ')[0] ?? null
}

/** What the jobs of a column come to; null where they are in several currencies, or none. */
export function sumOf(cards: BoardCard[]): string | null {
  const [first] = cards
  if (!first || cards.some(({ quote }) => quote.currency !== first.quote.currency)) return null
  return money(
    cards.reduce((sum, { total }) => sum + total, 0),
    first,
  )
}
