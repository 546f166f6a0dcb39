'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { keyOf, useDesk } from './desk'
import { markOf } from './morning-row'
import type { MorningRow } from './morning-row'

/** A row of the morning page; it goes at once when it is done or rests, and comes back when it is not. */
export function RowOfDesk({ row, children }: { row: MorningRow | string; children: ReactNode }) {
  const { gone } = useDesk()
  const key = typeof row === 'string' ? row : keyOf(row)
  return (
    <li hidden={gone.has(key)} {...markOf(key)}>
      {children}
    </li>
  )
}

/** Done, later, and of an inquiry whose it is and a quote for it: what the keys E, S, A and Q press. */
export function RowActs({ row }: { row: MorningRow }) {
  const t = useTranslations('officeMorning')
  const { finish, putOff, give, makesQuotes } = useDesk()
  return (
    <>
      <button
        type="button"
        data-act="done"
        className="today-act"
        aria-label={t('doneNamed', { who: row.who })}
        onClick={() => finish(row)}
      >
        {t('done')}
      </button>
      <button
        type="button"
        data-act="snooze"
        className="today-act"
        aria-label={t('laterNamed', { who: row.who })}
        onClick={() => putOff(row)}
      >
        {t('later')}
      </button>
      {row.kind === 'inquiries' ? (
        <button
          type="button"
          data-act="assign"
          className="today-act"
          aria-label={t('assignNamed', { who: row.who })}
          onClick={() => give(row)}
        >
          {t('assign')}
        </button>
      ) : null}
      {row.kind === 'inquiries' && makesQuotes ? (
        <a
          data-act="quote"
          className="today-act"
          href={`/office/quotes/new?inquiry=${row.id}`}
          aria-label={t('quoteNamed', { who: row.who })}
        >
          {t('quote')}
        </a>
      ) : null}
    </>
  )
}
