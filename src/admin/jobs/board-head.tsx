'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { Board } from '@/services/jobs/board'
import { CalendarFeeds } from './calendar-feeds'
import { sumOf } from './shown-cards'
import type { Filter } from './shown-cards'

type Props = { board: Board; filter: Filter; onFilter: (filter: Filter) => void }

export function BoardHead({ board, filter, onFilter }: Props) {
  const t = useTranslations('officeJobs.board')
  const late = board.cards.filter(({ date }) => date.isLate).length
  const sum = sumOf(board.cards)
  return (
    <div className="jobs-head">
      <h1>{t('title')}</h1>
      <p>{t('summary', { count: board.cards.length, sum: sum ?? '–' })}</p>
      <div className="jobs-tools">
        <Link className="jobs-tool" href="/admin/collections/jobs" prefetch={false}>
          {t('list')}
        </Link>
        <label className="jobs-tool">
          <span className="jobs-said">{t('who')}</span>
          <select
            value={filter.who ?? ''}
            onChange={({ target }) =>
              onFilter({ ...filter, who: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{t('everybody')}</option>
            {board.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="jobs-tool"
          aria-pressed={filter.onlyLate}
          onClick={() => onFilter({ ...filter, onlyLate: !filter.onlyLate })}
        >
          {t('onlyLate')} <strong className={late > 0 ? 'jobs-late' : undefined}>{late}</strong>
        </button>
        <CalendarFeeds />
      </div>
    </div>
  )
}
