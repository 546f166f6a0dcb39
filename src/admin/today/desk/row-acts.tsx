'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { keyOf, useDesk } from './desk'
import { markOf } from './morning-row'
import type { MorningRow, RowAct } from './morning-row'

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
  const named = { row, t }
  return (
    <>
      <Act {...named} act="done" word="done" onPress={finish} />
      <Act {...named} act="snooze" word="later" onPress={putOff} />
      {row.kind === 'inquiries' ? (
        <Act {...named} act="assign" word="assign" onPress={give} />
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

type ActProps = {
  row: MorningRow
  /** What its key presses. */
  act: RowAct
  word: 'done' | 'later' | 'assign'
  t: ReturnType<typeof useTranslations<'officeMorning'>>
  onPress: (row: MorningRow) => void
}

function Act({ row, act, word, t, onPress }: ActProps) {
  return (
    <button
      type="button"
      data-act={act}
      className="today-act"
      aria-label={t(`${word}Named`, { who: row.who })}
      onClick={() => onPress(row)}
    >
      {t(word)}
    </button>
  )
}
