import { weekdayNames } from './booking-rules'
import type { BookingRules, WeekdayName } from './booking-rules'

/** The days on which visits are made in a town; none where it is gone to by agreement alone. */
export function daysInTown(
  { areas, hours, elsewhere }: Pick<BookingRules, 'areas' | 'hours' | 'elsewhere'>,
  town: string,
): WeekdayName[] {
  const open = weekdayNames.filter((name) => hours.some(({ weekday }) => weekday === name))
  const area = areas.find(({ name }) =>
    name.split(',').some((part) => part.trim().toLowerCase() === town.toLowerCase()),
  )
  if (area === undefined) return elsewhere === 'any_day' ? open : []
  return area.weekdays.length === 0 ? open : open.filter((day) => area.weekdays.includes(day))
}
