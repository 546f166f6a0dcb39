import 'server-only'
import type { AnswerBlock } from '@/domain/assistant/answer'
import { siteFormatter } from '@/i18n/site-formatter'
import { translatorOf } from '@/i18n/translator'
import type { Desk } from './answer-parts'

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** Whether the office is open at this moment, ahead of the hours of every week. */
export function sayOffice({ locale, office, t }: Desk): AnswerBlock[] {
  if (office === null) return []
  const format = siteFormatter(locale)
  const clock = (minutes: number) =>
    format.dateTime(new Date(minutes * 60_000), {
      timeZone: 'UTC',
      hour: 'numeric',
      minute: '2-digit',
    })
  if (office.isOpen) return [{ text: t('facts.office.open', { time: clock(office.until) }) }]
  const closed = t(office.allDay ? 'facts.office.closedToday' : 'facts.office.closed')
  if (office.opens === null) return [{ text: closed }]
  const { daysAhead, weekday, from } = office.opens
  const opens = translatorOf(locale, 'common.officeOpens')
  const day = daysAhead === 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : weekdays[weekday]
  return [{ text: `${closed}${day ? opens(day, { time: clock(from) }) : ''}` }]
}
