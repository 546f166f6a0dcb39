'use client'

import { useDroppable } from '@dnd-kit/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { JobState } from '@/domain/job/stages'

type Props = {
  state: JobState
  count: number
  sum: string | null
  /** Days that jobs usually stay; undefined where nothing is known. */
  wait: number | undefined
  isTarget: boolean
  cards: ReactNode[]
}

const most = 20
const shownOfMany = 10

/** A stage: its dimension line says how long jobs usually stay, its cards who waits. */
export function StageColumn({ state, count, sum, wait, isTarget, cards }: Props) {
  const t = useTranslations('officeJobs')
  const { setNodeRef, isOver } = useDroppable({ id: state })
  const [isWhole, setWhole] = useState(false)
  const shown = cards.length > most && !isWhole ? cards.slice(0, shownOfMany) : cards
  const isAimedAt = isOver || isTarget
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`jobs-${state}`}
      className={isAimedAt ? 'jobs-column jobs-column-target' : 'jobs-column'}
    >
      {state === 'on_hold' ? null : (
        <p className="jobs-wait">
          <span>{wait === undefined ? t('board.noWait') : t('board.days', { days: wait })}</span>
        </p>
      )}
      <header>
        <h2 id={`jobs-${state}`}>
          {t(`states.${state}`)} <span>{count}</span>
        </h2>
        {sum ? <span className="jobs-sum">{sum}</span> : null}
      </header>
      {isAimedAt ? <p className="jobs-drop">{t('board.drop')}</p> : null}
      <ul>{shown}</ul>
      {shown.length < cards.length ? (
        <button type="button" className="jobs-quiet" onClick={() => setWhole(true)}>
          {t('board.more', { count: cards.length - shown.length })}
        </button>
      ) : null}
    </section>
  )
}
