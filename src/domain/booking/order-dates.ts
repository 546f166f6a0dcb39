import { weekdayOf } from '../company/working-days'
import { daysAfter, shopDayOf } from '../job/shop-time'
import type { VisitTimes } from '../job/visit-times'
import { dayOf } from './booking-rules'
import type { BookingRules } from './booking-rules'
import { isClosedOn } from './closed-days'
import type { OrderKind } from './order-kind'
import { freeDays } from './slots'

/** The days of an order that is placed today; each as in `2026-11-30`. */
export type OrderDates = {
  today: string
  /** The measuring visit is on this day at the latest. */
  visit: string
  /** The drawing and the total are agreed on. */
  approved: string
  ready: { from: string; until: string }
  installed: { from: string; until: string }
  /** In working days, from the approved drawing on. */
  makeDays: { least: number; most: number }
  /** In working days, from the visit on. */
  installDays: { least: number; most: number }
  /** Every day from today to the last on which it may be installed. */
  days: { day: string; isWorking: boolean }[]
}

type Asked = {
  kind: OrderKind
  rules: BookingRules
  now: Date
  /** The time zone of the shop. */
  zone: string
  /** Visits and holds as they are. */
  taken: readonly VisitTimes[]
}

/** By appointment or closed: no order is made or installed on them. Sunday is 0. */
const weekend = [6, 0]
/** A code that no area names. */
const elsewhereZip = '00000'

/**
 * When an order of today is measured, made and installed: the one computation of it. A visit is the next that can be booked, at the place that
 * has to wait longest, since nobody has said yet where it is. Null while the shop has set no lead times.
 */
export function orderDates({ kind, rules, now, zone, taken }: Asked): OrderDates | null {
  const lead = rules.leads[kind]
  if (lead === null) return null
  const today = shopDayOf(now, zone)
  const visit =
    nextVisit({ rules, now, zone, taken }) ?? workingDayAfter(rules, today, lead.measureDays)
  const after = (day: string, count: number) => workingDayAfter(rules, day, count)
  const approved = after(visit, lead.approveDays)
  const ready = {
    from: after(approved, lead.makeDays.least),
    until: after(approved, lead.makeDays.most),
  }
  const from = after(ready.from, lead.installDays)
  const until = after(ready.until, lead.installDays)
  const installDays = {
    least: lead.approveDays + lead.makeDays.least + lead.installDays,
    most: lead.approveDays + lead.makeDays.most + lead.installDays,
  }
  const days: OrderDates['days'] = []
  for (let day = today; day <= until; day = daysAfter(day, 1)) {
    days.push({ day, isWorking: isWorkingOn(rules, day) })
  }
  const { makeDays } = lead
  return {
    ...{ today, visit, approved, ready, installed: { from, until } },
    ...{ makeDays, installDays, days },
  }
}

/** The first day on which a visit can be booked in every area; null where one of them has none. */
function nextVisit(asked: Omit<Asked, 'kind'>): string | null {
  const { rules } = asked
  if (!rules.isOpen) return null
  const zips = rules.areas.flatMap(({ zips: [first] }) => first ?? [])
  const places = rules.elsewhere === 'nowhere' ? zips : [...zips, elsewhereZip]
  const first = places.map(
    (zip) => freeDays({ ...asked, zip }).find(({ state }) => state === 'free')?.day,
  )
  const found = first.flatMap((day) => day ?? [])
  return found.length < places.length ? null : (found.toSorted().at(-1) ?? null)
}

function isWorkingOn(rules: BookingRules, day: string): boolean {
  return !weekend.includes(weekdayOf(dayOf(day))) && !isClosedOn(rules, day)
}

/** Somebody who closes a shop for longer than this is not asked for dates. */
const longestWaitDays = 400

function workingDayAfter(rules: BookingRules, from: string, count: number): string {
  let day = from
  for (let passed = 0, left = count; left > 0 && passed < longestWaitDays; passed += 1) {
    day = daysAfter(day, 1)
    if (isWorkingOn(rules, day)) left -= 1
  }
  return day
}

/** How many working days lie ahead until the visit, itself among them whichever day it is. */
export function workingDaysUntilVisit({ today, visit, days }: OrderDates): number {
  const isCounted = (day: string, isWorking: boolean) => isWorking || day === visit
  return days.filter(
    ({ day, isWorking }) => isCounted(day, isWorking) && day > today && day <= visit,
  ).length
}
