import { aboveList } from './above-list'

/** What is of today, this week or this month is a press away. */
export const withPeriods = aboveList('/src/admin/periods/period-filter#PeriodFilter')
