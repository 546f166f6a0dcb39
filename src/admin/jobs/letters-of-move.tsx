'use client'

import { useTranslations } from 'next-intl'
import { undoForMs } from '@/domain/job/judge-move'
import type { JobState } from '@/domain/job/stages'
import type { BoardCard } from '@/services/jobs/board'
import { money, timeText, whenText } from './use-card-words'

type Props = { card: BoardCard; to: JobState; now: Date }

/** Which letter a step sends to whom and when, and which visits it takes off the calendar. */
export function LettersOfMove({ card, to, now }: Props) {
  const t = useTranslations('officeJobs.strip.letters')
  if (card.state === 'on_hold') return null
  const { writesTo } = card
  if (to === 'scheduled' && !card.visits.some(({ kind }) => kind === 'install')) {
    return writesTo === null ? t('visitNobody') : t('visit', { to: writesTo })
  }
  if (to !== 'measured') return null
  const needless = card.visits.filter(
    ({ kind, start }) => kind === 'measure' && new Date(start) > now,
  )
  const owed = money(card.owed, card)
  const time = timeText(new Date(now.getTime() + undoForMs).toISOString())
  const said = needless.map(({ start }) => t('noVisit', { day: whenText(start) }))
  if (card.balanceWaits) {
    said.unshift(
      writesTo === null ? t('balanceNobody', { owed }) : t('balance', { to: writesTo, time, owed }),
    )
  }
  return said.join(' ')
}
