import { weekdayOf } from '../company/working-days'
import { dayAfter, daysAfter, instantOf, shopDayOf } from '../job/shop-time'
import { visitsOverlap } from '../job/visit-times'
import type { VisitTimes } from '../job/visit-times'
import { areaOfZip } from './area-of-zip'
import { dayOf, weekdayNames } from './booking-rules'
import type { BookingRules } from './booking-rules'
import { isClosedOn } from './closed-days'

/** Instants as ISO says them. */
export type Slot = { start: string; end: string }

export type FreeDay = {
  /** As in `2026-11-30`. */
  day: string
  /** `off`: nobody comes there on this day; `full`: all is taken, or too soon. */
  state: 'free' | 'full' | 'off'
  slots: (Slot & { left: number })[]
}

type Asked = {
  rules: BookingRules
  zip: string
  now: Date
  /** The time zone of the shop. */
  zone: string
  /** Visits and holds as they are. */
  taken: readonly VisitTimes[]
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Every visit that the hours of a day have room for, whoever asks; a time the clock skips is none. */
export function slotsOn(rules: BookingRules, day: string, zone: string): Slot[] {
  const weekday = weekdayNames[weekdayOf(dayOf(day))]
  return rules.hours
    .filter((hours) => hours.weekday === weekday)
    .flatMap(({ from, until }) => {
      const starts: Slot[] = []
      const last = minutesOf(until) - rules.lengthMinutes
      for (let at = minutesOf(from); at <= last; at += rules.lengthMinutes) {
        const start = instantOf(`${day}T${clockOf(at)}`, zone)
        if (start === null) continue
        const end = new Date(start.getTime() + rules.lengthMinutes * minuteMs)
        starts.push({ start: start.toISOString(), end: end.toISOString() })
      }
      return starts
    })
    .toSorted((one, other) => one.start.localeCompare(other.start))
}

/** The days that can be booked for a ZIP code, from today on, and what is free on each. */
export function freeDays({ rules, zip, now, zone, taken }: Asked): FreeDay[] {
  const served = areaOfZip(rules, zip)
  if (!rules.isOpen || served.kind === 'nowhere') return []
  const today = shopDayOf(now, zone)
  const earliest = now.getTime() + rules.leadHours * hourMs
  return Array.from({ length: rules.aheadDays + 1 }, (_, count) => {
    const day = daysAfter(today, count)
    const weekday = weekdayNames[weekdayOf(dayOf(day))]
    const comes = served.weekdays.some((name) => name === weekday) && !isClosedOn(rules, day)
    const all = comes ? slotsOn(rules, day, zone) : []
    if (all.length === 0) return { day, state: 'off' as const, slots: [] }
    const slots = all
      .filter(({ start }) => new Date(start).getTime() >= earliest)
      .map((slot) => ({ ...slot, left: placesLeft(rules, slot, taken) }))
      .filter(({ left }) => left > 0)
    return { day, state: slots.length > 0 ? ('free' as const) : ('full' as const), slots }
  })
}

/** The days as whoever moves a visit sees them: the time it has is none to move it to. */
export function daysBesides(days: readonly FreeDay[], own: Slot): FreeDay[] {
  return days.map((day) => {
    const slots = day.slots.filter(({ start }) => !isSameTime(start, own.start))
    return slots.length === 0 && day.state === 'free'
      ? { ...day, state: 'full' as const, slots }
      : { ...day, slots }
  })
}

/** The slot that begins at an instant, where it can be booked; null where it can't. */
export function freeSlotAt(asked: Asked, start: string): Slot | null {
  const found = freeDays(asked)
    .flatMap(({ slots }) => slots)
    .find((slot) => isSameTime(slot.start, start))
  return found ? { start: found.start, end: found.end } : null
}

/** How many more visits a time has room for; what overlaps it takes a place. */
function placesLeft(
  { places }: BookingRules,
  slot: VisitTimes,
  taken: readonly VisitTimes[],
): number {
  return Math.max(0, places - taken.filter((other) => visitsOverlap(slot, other)).length)
}

/** Whether a visit can still be moved or called off by its link. */
export function mayChange({ changeHours }: BookingRules, start: string, now: Date): boolean {
  return new Date(start).getTime() - now.getTime() >= changeHours * hourMs
}

/** From when until when something could be booked: all of the days that are shown. */
export function bookableSpan({ aheadDays }: BookingRules, now: Date, zone: string): Slot {
  const last = dayAfter(daysAfter(shopDayOf(now, zone), aheadDays))
  const until = instantOf(`${last}T00:00`, zone) ?? now
  return { start: now.toISOString(), end: until.toISOString() }
}

function isSameTime(one: string, other: string): boolean {
  return new Date(one).getTime() === new Date(other).getTime()
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function clockOf(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
