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

/** Done, and later: what the keys E and S press. */
export function RowActs({ row }: { row: MorningRow }) {
  const t = useTranslations('officeMorning')
  const { finish, putOff } = useDesk()
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
    </>
  )
}
