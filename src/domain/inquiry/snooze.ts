import { dayAfter, daysAfter, instantOf, shopDayOf, shopTimeOf } from '../job/shop-time'

export type SnoozeChoice = { name: 'afternoon' | 'tomorrow' | 'monday'; until: Date }

const [afternoon, morning] = ['14:00', '08:00']

/**
 * Until when an inquiry may rest, at the shop's time: this afternoon while it is morning, tomorrow, and Monday
 * where that is another day than tomorrow.
 */
export function snoozeChoices(now: Date, zone: string): SnoozeChoice[] {
  const today = shopDayOf(now, zone)
  const tomorrow = dayAfter(today)
  const monday = nextMonday(today)
  const isBefore = shopTimeOf(now, zone) < `${today}T${afternoon}`
  return [
    ...(isBefore ? [at('afternoon', today, afternoon)] : []),
    at('tomorrow', tomorrow, morning),
    ...(monday === tomorrow ? [] : [at('monday', monday, morning)]),
  ].filter((choice) => choice !== null)

  function at(name: SnoozeChoice['name'], day: string, time: string): SnoozeChoice | null {
    const until = instantOf(`${day}T${time}`, zone)
    return until && { name, until }
  }
}

/** The Monday after a day. */
function nextMonday(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return daysAfter(day, (8 - weekday) % 7 || 7)
}
