import { dayAfter, daysAfter } from './shop-time'

type VisitKind = 'measure' | 'install' | 'service'

/** How long a visit usually takes. */
const usualMinutes: Record<VisitKind, number> = { measure: 60, install: 180, service: 60 }
const firstHour = '09:00'
const lastMinute = 23 * 60 + 45

type Known = {
  kind: VisitKind
  /** The day it is where the shop is, `2026-11-24`. */
  today: string
  /** The day the glass is expected on; null where nobody knows. */
  expectedOn: string | null
}

/** Day and hours to begin with, which are talked about: the next working day on which there is something to do. */
export function proposedVisit({ kind, today, expectedOn }: Known): {
  day: string
  from: string
  until: string
} {
  const first = kind === 'install' && expectedOn !== null && expectedOn > today ? expectedOn : today
  return { day: workingDayAfter(first), from: firstHour, until: usualEnd(firstHour, kind) }
}

/** When a visit that begins at `from` usually ends, on the same day; empty where `from` is no time yet. */
export function usualEnd(from: string, kind: VisitKind): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(from) ?? []
  if (hours === undefined || minutes === undefined) return ''
  const end = Math.min(Number(hours) * 60 + Number(minutes) + usualMinutes[kind], lastMinute)
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${two(Math.floor(end / 60))}:${two(end % 60)}`
}

function workingDayAfter(day: string): string {
  const next = dayAfter(day)
  const weekday = new Date(`${next}T12:00:00Z`).getUTCDay()
  if (weekday === 6) return daysAfter(next, 2)
  return weekday === 0 ? dayAfter(next) : next
}
