import { aboveList } from './above-list'

/** A day in a filter of a list is the shop's day, from its beginning to its end. */
export const withDayFilter = aboveList('/src/admin/day-filter/day-filter#DayFilter')
