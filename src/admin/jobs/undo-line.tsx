'use client'

import { useTranslations } from 'next-intl'
import type { BoardCard } from '@/services/jobs/board'
import { timeText } from './use-card-words'

type Props = {
  cards: BoardCard[]
  now: Date
  isBusy: boolean
  onUndo: (id: number) => void
}

/** The last step that can still be taken back, as a line in the page. */
export function UndoLine({ cards, now, isBusy, onUndo }: Props) {
  const t = useTranslations('officeJobs')
  const [card] = cards
    .filter(({ undoUntil }) => undoUntil !== null && new Date(undoUntil) > now)
    .toSorted((one, other) => (other.undoUntil ?? '').localeCompare(one.undoUntil ?? ''))
  if (!card?.undoUntil) return null
  return (
    <p className="jobs-undo">
      {t('board.live.byOther', {
        by: card.movedBy ?? t('refusals.somebody'),
        number: card.number,
        state: t(`states.${card.state}`),
      })}{' '}
      <button
        type="button"
        className="jobs-quiet"
        disabled={isBusy}
        onClick={() => onUndo(card.id)}
      >
        {t('strip.undo')}
      </button>{' '}
      <span>{t('strip.undoUntil', { time: timeText(card.undoUntil) })}</span>
    </p>
  )
}
