import { describe, expect, test } from 'vitest'
import { readOpenSpan } from './opening-hours'

describe('opening hours written for people', () => {
  test.each([
    [
      'Mon-Fri 8:00 AM-6:00 PM',
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      '08:00',
      '18:00',
    ],
    ['Sat 9:00 AM-2:00 PM by appointment', ['Saturday'], '09:00', '14:00'],
    ['Tues – Thu 12 pm – 12:30 PM', ['Tuesday', 'Wednesday', 'Thursday'], '12:00', '12:30'],
    ['Monday 12:15 am-9 am', ['Monday'], '00:15', '09:00'],
  ])('%s is understood', (text, days, opens, closes) => {
    expect(readOpenSpan(text)).toEqual({ days, opens, closes })
  })

  test.each([
    'Sun closed (emergency available)',
    'by appointment',
    'Fri-Mon 8 AM-5 PM',
    'Mon 25:00 PM-6 PM',
    'Mon 8:75 AM-6 PM',
    '',
  ])('%j says nothing certain', (text) => {
    expect(readOpenSpan(text)).toBeNull()
  })
})
