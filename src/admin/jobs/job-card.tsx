'use client'

import { useDraggable } from '@dnd-kit/core'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { JobDrawing } from '@/drawings/to-scale/job-drawing'
import type { BoardCard } from '@/services/jobs/board'
import { useCardWords } from './use-card-words'

export type CardProps = {
  card: BoardCard
  now: Date
  pxPerIn: number
  /** The name of whoever goes, or of the supplier; null where there is none. */
  party: string | null
  isPicked: boolean
  isChosen: boolean
  /** One card of the board is reached by Tab, the others by arrows. */
  isReached: boolean
  hintId: string
  onChoose: () => void
  onKey: (event: KeyboardEvent) => void
  /** The focus goes elsewhere. */
  onLeave: () => void
}

export function JobCard(props: CardProps) {
  const { card, isPicked, isChosen, isReached, hintId, onChoose, onKey, onLeave } = props
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: card.id })
  const look = [
    'jobs-card',
    card.date.isLate ? 'jobs-card-late' : '',
    isPicked || isDragging ? 'jobs-card-picked' : '',
  ]
  return (
    <li className={look.filter(Boolean).join(' ')}>
      <button
        ref={setNodeRef}
        type="button"
        data-job={card.id}
        tabIndex={isReached ? 0 : -1}
        aria-pressed={isChosen}
        aria-describedby={hintId}
        onClick={onChoose}
        {...listeners}
        onKeyDown={onKey}
        // some browsers click with the end of Space, whatever became of its beginning
        onKeyUp={(event) => {
          if (event.key === ' ') event.preventDefault()
        }}
        onBlur={onLeave}
      >
        <CardFace {...props} />
      </button>
    </li>
  )
}

/** What a card shows, in its column and under the pointer. */
export function CardFace({
  card,
  now,
  pxPerIn,
  party,
}: Pick<CardProps, 'card' | 'now' | 'pxPerIn' | 'party'>) {
  const t = useTranslations('officeJobs.board')
  const kinds = useTranslations('officeJobs.kinds')
  const { dateOf, dayAndTime } = useCardWords()
  const ahead = card.visits.find(({ start }) => new Date(start) > now)
  return (
    <>
      <span className="jobs-card-top">
        <span>
          <span className="jobs-card-number">{card.number}</span>
          <strong>{card.customer}</strong>
          <span className="jobs-card-what">{card.what}</span>
        </span>
        <JobDrawing panels={card.panels} pxPerIn={pxPerIn} />
      </span>
      {card.holdReason ? <span className="jobs-card-reason">{card.holdReason}</span> : null}
      <span className="jobs-card-foot">
        <span className={card.date.isLate ? 'jobs-late' : undefined}>
          {card.date.isLate ? <span aria-hidden="true">▲ </span> : null}
          {dateOf(card, now)}
        </span>
        {ahead && card.date.kind !== 'visit' ? (
          <span className="jobs-card-visit">
            {t('alsoVisit', { kind: kinds(ahead.kind), day: dayAndTime(ahead.start, now) })}
          </span>
        ) : null}
        <span className="jobs-card-party">{party ?? t('nobody')}</span>
      </span>
    </>
  )
}
