import 'server-only'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { env } from '@/config/env'
import { timeZone } from '@/i18n/time-zone'
import type { Visit } from '@/payload-types'
import { idOfEvent, inShop, zoneRules } from './shop-zone'

type Args = {
  visit: Pick<Visit, 'id' | 'start' | 'end' | 'createdAt' | 'updatedAt'>
  isCancelled: boolean
  summary: string
  address: string
  url: string
}

/** One visit as a file that a calendar takes in; a later one changes or removes the earlier. */
export function visitFile({ visit, isCancelled, summary, address, url }: Args): string {
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: new URL(env().SITE_URL).hostname, product: 'Visits', language: 'EN' },
    timezone: zoneRules,
  })
  calendar.createEvent({
    id: idOfEvent(visit.id),
    sequence: changesOf(visit),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: inShop(visit.start),
    end: inShop(visit.end),
    timezone: timeZone,
    stamp: new Date(visit.updatedAt),
    summary,
    location: address,
    description: url,
    url,
  })
  return calendar.toString()
}

/** A number that grows with each change: calendars keep the highest. */
function changesOf({ createdAt, updatedAt }: Args['visit']): number {
  const seconds = (new Date(updatedAt).getTime() - new Date(createdAt).getTime()) / 1000
  return Math.max(0, Math.ceil(seconds))
}
