import { expect, it } from 'vitest'
import { withInchMarks } from './inch-marks'

it.each([
  ['Clear tempered shower 3/8"', 'Clear tempered shower\u00a03/8″'],
  ['Towel bar, 26 1/2" long', 'Towel bar,\u00a026\u00a01/2″ long'],
  ['Door 26" x 80", by hand', 'Door\u00a026″ x\u00a080″, by hand'],
  ['1/2" clear', '1/2″ clear'],
  ['Glass of 9.5"', 'Glass of\u00a09.5″'],
])('writes %s with inch marks that keep to their words', (typed, written) => {
  expect(withInchMarks(typed)).toBe(written)
})

it.each(['Room "12" upstairs', 'The "big" one', 'Clear glass, 1/2 in', 'No. 5 “as is”'])(
  'leaves %s as it is',
  (text) => {
    expect(withInchMarks(text)).toBe(text)
  },
)
