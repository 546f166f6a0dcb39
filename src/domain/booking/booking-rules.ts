import type { Day } from '../company/working-days'
import type { OrderKind } from './order-kind'

/** Sunday is 0. */
export const weekdayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

export type WeekdayName = (typeof weekdayNames)[number]

/** A part of a day in which visits take place; times as the shop's clock says them, `09:00`. */
type VisitHours = { weekday: WeekdayName; from: string; until: string }

/** ZIP codes that are gone to on certain days alone. */
type VisitArea = {
  name: string
  /** Whole codes, or how codes begin: `75034`, `752`. */
  zips: string[]
  /** Every day with hours where there is none. */
  weekdays: WeekdayName[]
}

/** In working days, each step from the one before it. */
export type OrderLead = {
  /** Until the measuring visit, where none can be booked. */
  measureDays: number
  /** Until the drawing is approved. */
  approveDays: number
  /** Until the glass is made. */
  makeDays: { least: number; most: number }
  /** Until it is installed. */
  installDays: number
}

/** What staff have set about visits that customers book themselves. */
export type BookingRules = {
  isOpen: boolean
  hours: VisitHours[]
  lengthMinutes: number
  /** How many visits may take place at the same time. */
  places: number
  /** How many hours ahead a visit is booked at the latest. */
  leadHours: number
  /** How many days ahead it is booked at the earliest. */
  aheadDays: number
  /** Until how many hours before it a visit can be moved or called off by its link. */
  changeHours: number
  holdMinutes: number
  keepsHolidays: boolean
  /** First and last day, as in `2026-12-24`. */
  closed: { from: string; until: string }[]
  /** How long an order of each kind takes; null while nobody has said so. */
  leads: Record<OrderKind, OrderLead | null>
  areas: VisitArea[]
  /** What holds for codes that no area names. */
  elsewhere: 'any_day' | 'nowhere'
}

/** A day of the shop's calendar in parts. */
export function dayOf(written: string): Day {
  const [year = 0, month = 0, day = 0] = written.split('-').map(Number)
  return { year, month, day }
}
