'use client'

import { useTranslations } from 'next-intl'
import { defaultLocale } from '@/config/locales'
import { dayAfter, shopDayOf } from '@/domain/job/shop-time'
import { siteFormatter } from '@/i18n/site-formatter'
import { timeZone } from '@/i18n/time-zone'
import type { BoardCard } from '@/services/jobs/board'

const format = siteFormatter(defaultLocale)
const dayMs = 24 * 60 * 60_000

/** Words for what a card says. */
export function useCardWords() {
  const t = useTranslations('officeJobs.board')

  function dateOf(card: BoardCard, now: Date): string {
    const { date } = card
    const days = Math.floor((now.getTime() - new Date(date.at).getTime()) / dayMs)
    switch (date.kind) {
      case 'visit': {
        const day = dayAndTime(date.at, now)
        return date.isLate ? t('visitLate', { day }) : t('dates.visit', { day })
      }
      case 'glass':
        return t('dates.glass', { day: dayText(date.at), late: String(date.isLate) })
      case 'owes':
        return t('dates.owes', { owed: money(card.owed, card), days })
      case 'waits_for_yes':
      case 'in_since':
      case 'held_since':
        return t(`dates.${date.kind}`, { days })
      case 'no_day':
      case 'order_now':
      case 'close_now':
        return t(`dates.${date.kind}`)
    }
  }

  function dayAndTime(at: string, now: Date): string {
    const date = new Date(at)
    const time = timeText(at)
    const today = shopDayOf(now, timeZone)
    const day = shopDayOf(date, timeZone)
    if (day === today) return t('today', { time })
    if (day === dayAfter(today)) return t('tomorrow', { time })
    return whenText(at)
  }

  return { dateOf, dayAndTime }
}

/** Day and time as they stand in a sentence. */
export function whenText(at: string): string {
  return plainSpaces(
    format.dateTime(new Date(at), {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
  )
}

function dayText(at: string): string {
  return format.dateTime(new Date(at), { month: 'short', day: 'numeric' })
}

export function timeText(at: string): string {
  return plainSpaces(format.dateTime(new Date(at), { timeStyle: 'short' }))
}

/** Server and browser put different spaces before AM: what one wrote the other has to find again. */
function plainSpaces(text: string): string {
  return text.replace(/\u202f/g, ' ')
}

export function money(amount: number, { quote }: Pick<BoardCard, 'quote'>): string {
  return format.number(amount, { style: 'currency', currency: quote.currency })
}
