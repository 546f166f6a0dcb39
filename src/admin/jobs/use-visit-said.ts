'use client'

import { useTranslations } from 'next-intl'
import { instantOf } from '@/domain/job/shop-time'
import { newsHeldForMs } from '@/domain/job/visit-news'
import { timeZone } from '@/i18n/time-zone'
import type { BoardCard, BoardVisit } from '@/services/jobs/board'
import { timeText, whenText } from './use-card-words'

/** Words for what became of a visit that was just set, moved or called off, and which letter follows. */
export function useVisitSaid() {
  const t = useTranslations('officeJobs.strip.visitSet')
  const kinds = useTranslations('officeJobs.kinds')
  const time = () => timeText(new Date(Date.now() + newsHeldForMs).toISOString())

  /** Of what the form asked for: its times are the shop's. */
  function saidOfSet({ writesTo }: BoardCard, wish: Record<string, unknown>): string {
    const start = instantOf(String(wish.start), timeZone)
    const kind = kinds(wish.kind as BoardVisit['kind'])
    const day = start === null ? '' : whenText(start.toISOString())
    return [
      t(wish.visitId ? 'moved' : 'set', { kind, day }),
      writesTo === null ? t('nobody') : t('letter', { time: time(), to: writesTo }),
    ].join(' ')
  }

  function saidOfOff({ kind, start }: BoardVisit): string {
    const off = t('off', { kind: kinds(kind), day: whenText(start) })
    return `${off} ${t('letterOff', { time: time() })}`
  }

  return { saidOfSet, saidOfOff }
}
