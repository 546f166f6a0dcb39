import { expect, it } from 'vitest'
import { daysInTown } from './area-of-town'
import type { BookingRules } from './booking-rules'

const hours: BookingRules['hours'] = (['monday', 'tuesday', 'thursday'] as const).map(
  (weekday) => ({ weekday, from: '08:00', until: '12:00' }),
)
const areas: BookingRules['areas'] = [
  { name: 'Frisco, Plano', zips: ['75034'], weekdays: ['tuesday', 'thursday', 'sunday'] },
  { name: 'Fort Worth', zips: ['761'], weekdays: [] },
]
const rules = { hours, areas, elsewhere: 'nowhere' as const }

it('a town has the days of the area that names it, as far as visits are made on them', () => {
  expect(daysInTown(rules, 'plano')).toEqual(['tuesday', 'thursday'])
  expect(daysInTown(rules, 'Fort Worth')).toEqual(['monday', 'tuesday', 'thursday'])
})

it('a town that no area names has every day or none, as the shop has it', () => {
  expect(daysInTown(rules, 'Worth')).toEqual([])
  expect(daysInTown({ ...rules, elsewhere: 'any_day' }, 'Celina')).toEqual([
    'monday',
    'tuesday',
    'thursday',
  ])
})
