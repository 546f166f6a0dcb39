'use client'

import { useDroppable } from '@dnd-kit/core'
import { useTranslations } from 'next-intl'
import type { Board } from '@/services/jobs/board'

const list = '/admin/collections/jobs?where[stage][equals]=closed'

/** Closed jobs are counted, not shown; a card can be put down there. */
export function ClosedPlace({ board, isTarget }: { board: Board; isTarget: boolean }) {
  const t = useTranslations('officeJobs')
  const { setNodeRef, isOver } = useDroppable({ id: 'closed' })
  const { count, thisMonth } = board.closed
  const isAimedAt = isOver || isTarget
  return (
    <section
      ref={setNodeRef}
      aria-labelledby="jobs-closed"
      className={isAimedAt ? 'jobs-column jobs-column-target' : 'jobs-column'}
    >
      <header>
        <h2 id="jobs-closed">
          {t('states.closed')} <span>{count}</span>
        </h2>
      </header>
      {isAimedAt ? <p className="jobs-drop">{t('board.drop')}</p> : null}
      <p className="jobs-small">{t('board.thisMonth', { count: thisMonth })}</p>
      <a className="jobs-link" href={list}>
        {t('board.openList')}
      </a>
    </section>
  )
}
