import { expect, it } from 'vitest'
import { subjectOfService } from './subject-of-service'

it.each([
  ['shower_glass_quote', 'shower'],
  ['window_replacement', 'window'],
  ['mirrors_tabletops_quote', null],
  ['of_before', null],
  [undefined, null],
])('a visit for %s is about %s', (service, subject) => {
  expect(subjectOfService(service)).toBe(subject)
})
